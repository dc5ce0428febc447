import '@fontsource-variable/rubik'
import '#ui/theme/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepCampaign } from '#features/session/entry/campaign.ts'
import { AppearanceProvider } from '#features/shared/appearance/appearance-provider.tsx'
import { PageBoundary } from '#features/shared/failure/page-boundary.tsx'
import { PageFailure } from '#features/shared/failure/page-failure.tsx'
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
findPublicPage(pathname)
  .then((load = signedInApp) => load())
  .then(
    ({ Component }) =>
      show(
        <PageBoundary>
          <Component />
        </PageBoundary>,
      ),
    (error) => show(<PageFailure error={error} />),
  )
