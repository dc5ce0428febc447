import { ChevronLeft } from 'lucide-react'
import type { FormEvent } from 'react'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { MadeChat } from '#features/site-wizard/made-chat.tsx'
import { SiteQuestion } from '#features/site-wizard/site-question.tsx'
import { SiteSide } from '#features/site-wizard/site-side.tsx'
import { isStoppable } from '#features/site-wizard/site-state.ts'
import { stepOf, type WizardStep, type WizardView, wizardSteps } from '#features/site-wizard/wizard-state.ts'
import { Button } from '#ui/button/button.tsx'
import type { DrawerProps } from '#ui/drawer/drawer.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Step, Stepper } from '#ui/stepper/stepper.tsx'
import { SuccessView } from './success-view.tsx'
import type { AgentWizard } from './use-agent-wizard.ts'
import './wizard.css'

/** What the drawer shows while the wizard has it: one question on the left, what is known on the right. */
export function wizardFrame(wizard: AgentWizard): DrawerProps {
  const { view } = wizard
  const { onward } = actionsOf(wizard)
  // A widget brings a form of its own, and forms do not nest.
  const isForm = stepOf(wizard.state) === 'company-info'
  return {
    title: 'Agent Wizard',
    subtitle: 'Create an AI agent from your website automatically',
    children: (
      <div className="vg-_agent-wizard" data-wizard-view={view}>
        <WizardProgress step={stepOf(wizard.state)} />
        <div className="vg-_agent-wizard__columns">
          <WizardColumns wizard={wizard} />
        </div>
      </div>
    ),
    footer: <WizardActions wizard={wizard} submits={isForm} />,
    guard: wizard.dirty,
    onSubmit: isForm
      ? (event: FormEvent) => {
          event.preventDefault()
          onward?.run()
        }
      : undefined,
  }
}

function WizardColumns({ wizard }: { wizard: AgentWizard }) {
  const { region } = useWorkspace()
  const { state, view, create, finish, leave } = wizard
  const { creation } = state
  if (view === 'success' && creation.phase === 'done' && creation.agent) {
    return (
      <>
        <Stack gap={5} className="vg-_agent-wizard__question" key={view}>
          <SuccessView region={region} agent={creation.agent} state={state} />
        </Stack>
        <div className="vg-_agent-wizard__side">
          <MadeChat region={region} agent={creation.agent} />
        </div>
      </>
    )
  }
  return (
    <>
      <Stack gap={5} className="vg-_agent-wizard__question" key={view}>
        <SiteQuestion wizard={wizard} onBlank={leave} onCreate={create} onOpenAgent={finish} />
      </Stack>
      <div className="vg-_agent-wizard__side">
        <SiteSide wizard={wizard} />
      </div>
    </>
  )
}

const stepTitles: Record<WizardStep, string> = {
  'company-info': 'Company',
  branding: 'Branding',
  success: 'Done',
}

function WizardProgress({ step }: { step: WizardStep }) {
  const current = wizardSteps.indexOf(step)
  const states = { before: 'done', at: 'current', after: 'locked' } as const
  return (
    <Stepper label="Steps of the Agent Wizard" orientation="horizontal">
      {wizardSteps.map((key, index) => (
        <Step
          key={key}
          title={stepTitles[key]}
          state={index < current ? states.before : index === current ? states.at : states.after}
        />
      ))}
    </Stepper>
  )
}

interface Action {
  label: string
  run: () => void
  disabled?: boolean
}

/** The two ways out of a view. */
function actionsOf({ view, state, analyse, submitWebsite, next, create, back, finish }: AgentWizard): {
  backward?: Action
  onward?: Action
} {
  const made = state.creation.phase === 'done'
  const goBack = { label: 'Back', run: back }
  const stop = { label: 'Cancel', run: back }
  const goOn = { label: 'Next', run: next }
  const actions: Record<WizardView, { backward?: Action; onward?: Action }> = {
    website: { backward: goBack, onward: { label: 'Analyze website', run: submitWebsite } },
    analysing: { backward: stop },
    'analysis-failed': { backward: goBack, onward: { label: 'Try again', run: analyse } },
    'by-hand': { backward: goBack, onward: goOn },
    company: { backward: goBack, onward: goOn },
    branding: {
      backward: made ? undefined : goBack,
      onward: made ? goOn : { label: 'Create AI Agent', run: create },
    },
    creating: { backward: { ...stop, disabled: !isStoppable(state.creation) } },
    success: { backward: goBack, onward: { label: 'Finish', run: finish } },
  }
  return actions[view]
}

function WizardActions({ wizard, submits }: { wizard: AgentWizard; submits: boolean }) {
  const { backward, onward } = actionsOf(wizard)
  return (
    <>
      {backward && (
        <Button
          tone="ghost"
          icon={backward.label === 'Back' && <ChevronLeft className="vg-_agent-wizard__back" />}
          className="vg-_agent-wizard__backward"
          disabled={backward.disabled}
          onClick={backward.run}
        >
          {backward.label}
        </Button>
      )}
      {onward && (
        <Button
          type={submits ? 'submit' : 'button'}
          tone="primary"
          onClick={submits ? undefined : onward.run}
        >
          {onward.label}
        </Button>
      )}
    </>
  )
}
