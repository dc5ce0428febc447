import { Suspense } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { GuideView } from './guide-view.tsx'
import { guides } from './guides.ts'
import { DocsLayout } from './layout/docs-layout.tsx'
import { NoSuchPage } from './no-such-page.tsx'
import { ExampleLanguageContext, useLanguageChoice } from './parts/example-language.ts'

const ReferenceView = lazyPart(() => import('./reference/reference-view.tsx').then((m) => m.ReferenceView))

/** What customers read: guides, and every operation of the API. */
export function DocsScreen() {
  const [page = '', area] = usePage().pathname.split('/').filter(Boolean).slice(1)
  const guide = area === undefined ? guides.find(({ slug }) => slug === page) : undefined
  const isReference = page === 'reference'
  return (
    <ExampleLanguageContext value={useLanguageChoice()}>
      <DocsLayout title={guide?.title ?? (isReference ? 'API reference' : 'No such page')}>
        {guide && <GuideView guide={guide} />}
        {isReference && (
          <Suspense fallback={<Waiting />}>
            <ReferenceView slug={area} />
          </Suspense>
        )}
        {!guide && !isReference && <NoSuchPage />}
      </DocsLayout>
    </ExampleLanguageContext>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the reference">
      <Skeleton shape="title" width="half" />
      <Skeleton lines={4} />
    </SkeletonGroup>
  )
}
