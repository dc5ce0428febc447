import { ChevronLeft } from 'lucide-react'
import { isStoppable } from '#features/site-wizard/site-state.ts'
import { Button } from '#ui/button/button.tsx'
import type { Onboarding } from './use-onboarding.ts'

interface OnboardingActionsProps {
  onboarding: Onboarding
  /** The form around the first step's questions, which the way on submits. */
  formId: string
}

/** Back, 'Skip & Go to Dashboard' and the way on; every view can be skipped (spec 1 §2). */
export function OnboardingActions({ onboarding, formId }: OnboardingActionsProps) {
  const { view, state, back, finish } = onboarding
  const isMade = state.creation.phase === 'done'
  const hasBack = !(view === 'branding' && isMade)
  return (
    <>
      {hasBack && (
        <Button
          tone="ghost"
          icon={<ChevronLeft className="vg-_onboarding__arrow" />}
          className="vg-_onboarding__back"
          disabled={view === 'creating' && !isStoppable(state.creation)}
          onClick={back}
        >
          {view === 'success' ? 'Back to Branding' : 'Back'}
        </Button>
      )}
      <Button tone="ghost" onClick={finish}>
        Skip & Go to Dashboard
      </Button>
      <WayOn onboarding={onboarding} formId={formId} isMade={isMade} />
    </>
  )
}

/**
 * The one accented button. It keeps its place while what it started is under way: a second click on it must not meet
 * the button beside it.
 */
function WayOn({ onboarding, formId, isMade }: OnboardingActionsProps & { isMade: boolean }) {
  switch (onboarding.view) {
    case 'website':
    case 'analysing':
    case 'by-hand':
    case 'company':
      return (
        <Button type="submit" form={formId} tone="primary" loading={onboarding.view === 'analysing'}>
          Next
        </Button>
      )
    case 'analysis-failed':
      return (
        <Button type="submit" form={formId} tone="primary">
          Try again
        </Button>
      )
    case 'branding':
    case 'creating':
      return (
        <Button
          tone="primary"
          loading={onboarding.view === 'creating'}
          onClick={isMade ? onboarding.next : onboarding.create}
        >
          {isMade ? 'Next' : 'Create AI Agent'}
        </Button>
      )
    case 'success':
      return (
        <Button tone="primary" onClick={onboarding.finish}>
          Continue to Dashboard
        </Button>
      )
  }
}
