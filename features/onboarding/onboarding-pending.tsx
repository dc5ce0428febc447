import { Spinner } from '#ui/spinner/spinner.tsx'
import './onboarding.css'

/** Stands until it is known who is signed in. */
export function OnboardingPending() {
  return (
    <main className="vg-onboarding" data-view="pending">
      <Spinner label="Opening" size="lg" />
    </main>
  )
}
