import { lazy, Suspense } from 'react'

const CataloguePage = lazy(() => import('./catalogue-page.tsx').then((m) => ({ default: m.CataloguePage })))

/** Fetched when somebody reads: stories themselves do without it. */
export function LazyPage() {
  return (
    <Suspense>
      <CataloguePage />
    </Suspense>
  )
}
