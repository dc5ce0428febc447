import '@fontsource-variable/rubik'
import '#ui/theme/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepCampaign } from '#features/session/entry/campaign.ts'
import { AppearanceProvider } from '#features/shared/appearance/appearance-provider.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { PageBoundary } from '#features/shared/failure/page-boundary.tsx'
import { PageFailure } from '#features/shared/failure/page-failure.tsx'
import { titleOf } from '#features/shared/title/title-of.ts'
import { findPublicPage } from './find-public-page.ts'

const { pathname, search } = window.location
const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

function show(page: ReactNode): void {
  root.render(<AppearanceProvider>{page}</AppearanceProvider>)
}

keepCampaign(new URLSearchParams(search))
const signedInApp = () => import('./signed-in-app.tsx')
findPublicPage(pathname, readBoot().brand.agency)
  .then((page) => {
    if (page) document.title = titleOf([page.handle.title], readBoot().brand.name)
    return (page?.lazy ?? signedInApp)()
  })
  .then(
    ({ Component }) =>
      show(
        <PageBoundary>
          <Component />
        </PageBoundary>,
      ),
    (error) => show(<PageFailure error={error} />),
  )
