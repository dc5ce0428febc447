import { FoundPanel } from '#features/site-wizard/found-panel.tsx'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { previewAgent, previewTransport } from '#features/site-wizard/preview-agent.ts'
import { noFindings } from '#features/site-wizard/site-findings.ts'
import { WidgetStage } from '#features/site-wizard/widget-stage.tsx'
import { companyErrors, type OnboardingState, type OnboardingView } from './onboarding-state.ts'

interface OnboardingSideProps {
  state: OnboardingState
  view: OnboardingView
}

/** The right column: what is being learned, then the agent taking on the brand. */
export function OnboardingSide({ state, view }: OnboardingSideProps) {
  const { reading, company } = state
  if (view === 'branding' || view === 'creating') {
    return (
      <WidgetStage
        agent={previewAgent(state)}
        transport={previewTransport}
        caption="Live preview of the chat on your website"
      />
    )
  }
  const found = 'found' in reading ? reading.found : noFindings
  return (
    <FoundPanel
      found={{ ...found, name: company.name.trim() || found.name }}
      host={companyErrors(state).website ? '' : hostOf(company.website)}
    />
  )
}
