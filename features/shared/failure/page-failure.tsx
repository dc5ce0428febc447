import { Button } from '#ui/button/button.tsx'
import './page-failure.css'

/** Props of `PageFailure`. */
interface PageFailureProps {
  /** What was thrown. */
  error: unknown
}

/** Stands where a page would be that could not be loaded (often a file of an older release) or drawn. */
export function PageFailure({ error }: PageFailureProps) {
  // A module that does not arrive is a TypeError in every browser.
  const isLoading = error instanceof TypeError
  return (
    <main className="vg-page-failure">
      <h1 className="vg-page-failure__title">
        {isLoading ? 'This page could not be loaded' : 'This page stopped working'}
      </h1>
      <p className="vg-page-failure__message" role="alert">
        {isLoading
          ? 'Check your connection and try again.'
          : 'Nothing you saved is lost. Load it again to go on.'}
      </p>
      <Button onClick={() => window.location.reload()}>Retry</Button>
    </main>
  )
}
