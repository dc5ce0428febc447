import { type FormEvent, useId } from 'react'
import { SiteQuestion } from '#features/site-wizard/site-question.tsx'
import { SiteSide } from '#features/site-wizard/site-side.tsx'
import { stepOf } from '#features/site-wizard/wizard-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { OnboardingActions } from './onboarding-actions.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
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
  const step = stepOf(state)
  const frame = {
    step,
    view,
    actions: <OnboardingActions onboarding={onboarding} formId={formId} />,
  }

  if (view === 'success') {
    return (
      <OnboardingFrame {...frame}>
        <ResultView
          region={region}
          state={state}
          made={state.creation.phase === 'done' ? state.creation.agent : null}
          origin={origin}
          localAnswers={localAnswers}
          onGone={onboarding.dropAgent}
        />
      </OnboardingFrame>
    )
  }
  return (
    <OnboardingFrame {...frame}>
      <Stack gap={5} className="vg-_onboarding__question" key={view}>
        <Question onboarding={onboarding} formId={step === 'company-info' ? formId : undefined} />
      </Stack>
      <div className="vg-_onboarding__side">
        <SiteSide wizard={onboarding} />
      </div>
    </OnboardingFrame>
  )
}

interface QuestionProps {
  onboarding: Onboarding
  /** Of the form around the question; a widget brings a form of its own, and forms do not nest. */
  formId?: string
}

/** The one question, or wait, on the left. */
function Question({ onboarding, formId }: QuestionProps) {
  const { create, finish, startBlank } = onboarding
  const question = (
    <SiteQuestion
      wizard={onboarding}
      onBlank={startBlank}
      onCreate={() => void create()}
      onOpenAgent={finish}
    />
  )
  if (!formId) return question

  function submit(event: FormEvent) {
    event.preventDefault()
    submitQuestion(onboarding)
  }
  return (
    <Stack as="form" gap={5} id={formId} noValidate onSubmit={submit}>
      {question}
    </Stack>
  )
}

/** On from a question of the first step. */
function submitQuestion({ view, submitWebsite, analyse, next }: Onboarding): void {
  if (view === 'website') submitWebsite()
  else if (view === 'analysis-failed') void analyse()
  else if (view === 'company' || view === 'by-hand') next()
}
