import { useId } from 'react'
import { AnalysingView } from '#features/site-wizard/analysing-view.tsx'
import { AnalysisFailedView } from '#features/site-wizard/analysis-failed-view.tsx'
import { BrandingView } from '#features/site-wizard/branding-view.tsx'
import { CreatingView } from '#features/site-wizard/creating-view.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { CompanyForm } from './company/company-form.tsx'
import { OnboardingActions } from './onboarding-actions.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { OnboardingSide } from './onboarding-side.tsx'
import { stepOf } from './onboarding-state.ts'
import { ResultView } from './result/result-view.tsx'
import { type Onboarding, useOnboarding } from './use-onboarding.ts'

export interface OnboardingScreenProps {
  region: Region
  /** The workspace the agent is made for. */
  workspaceId: string
  /** Address of this product, for embed code. */
  origin: string
  /** Answers are looked up in the knowledge on this machine, because no language model is configured. */
  localAnswers: boolean
}

/** A new owner's way from their company to an agent on its website (spec 1 §2, onboarding wizard). */
export function OnboardingScreen({ region, workspaceId, origin, localAnswers }: OnboardingScreenProps) {
  const onboarding = useOnboarding({ region, workspaceId })
  const formId = useId()
  const { state, view } = onboarding
  const frame = {
    step: stepOf(view),
    view,
    actions: <OnboardingActions onboarding={onboarding} formId={formId} />,
  }

  if (view === 'result') {
    return (
      <OnboardingFrame {...frame}>
        <ResultView
          region={region}
          agentId={state.agentId}
          made={state.creation.phase === 'done' ? state.creation.agent : null}
          origin={origin}
          localAnswers={localAnswers}
          onOpenAgent={onboarding.finish}
          onGone={onboarding.dropAgent}
        />
      </OnboardingFrame>
    )
  }
  return (
    <OnboardingFrame {...frame}>
      <Stack gap={5} className="vg-_onboarding__question" key={view}>
        <Question onboarding={onboarding} formId={formId} />
      </Stack>
      <div className="vg-_onboarding__side">
        <OnboardingSide state={state} view={view} />
      </div>
    </OnboardingFrame>
  )
}

interface QuestionProps {
  onboarding: Onboarding
  formId: string
}

/** The one question, or wait, on the left. */
function Question({ onboarding, formId }: QuestionProps) {
  const { state, view } = onboarding
  const { reading, creation, company } = state
  if (view === 'analysing' && reading.phase === 'running') {
    return <AnalysingView reading={reading} website={company.website} />
  }
  if (view === 'analysis-failed' && reading.phase === 'failed') {
    return <AnalysisFailedView error={reading.error} website={company.website} />
  }
  if (view === 'creating' && creation.phase === 'running') {
    return <CreatingView creation={creation} onRetry={onboarding.create} />
  }
  if (view === 'branding') {
    return (
      <BrandingView state={state} onChoose={onboarding.chooseBranding} onRefuseLogo={onboarding.refuseLogo} />
    )
  }
  return (
    <CompanyForm
      id={formId}
      value={company}
      onChange={onboarding.editCompany}
      errors={state.errors}
      onSubmit={onboarding.submitCompany}
    />
  )
}
