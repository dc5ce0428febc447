import { PageMiddle } from '#features/shared/page/page-middle.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'

/** Stands until it is known who is signed in. */
export function OnboardingPending() {
  return (
    <PageMiddle>
      <Spinner label="Opening" size="lg" />
    </PageMiddle>
  )
}
