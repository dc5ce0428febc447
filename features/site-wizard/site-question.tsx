import { AnalysingView } from './analysing-view.tsx'
import { AnalysisFailedView } from './analysis-failed-view.tsx'
import { BrandingView } from './branding-view.tsx'
import { ByHandView } from './by-hand-view.tsx'
import { CompanyView } from './company-view.tsx'
import { CreatingView } from './creating-view.tsx'
import { MadeLook } from './made-look.tsx'
import type { SiteWizard } from './use-site-wizard.ts'
import { WebsiteView } from './website-view.tsx'

interface SiteQuestionProps {
  wizard: SiteWizard
  /** On to an agent without knowledge. */
  onBlank: () => void
  /** Makes the agent. */
  onCreate: () => void
  /** To the page of the agent made. */
  onOpenAgent: () => void
}

/** The one question, or wait, on the left; what stands once the agent is made is each frame's own. */
export function SiteQuestion({ wizard, onBlank, onCreate, onOpenAgent }: SiteQuestionProps) {
  const { state, view } = wizard
  const { reading, creation, byHand } = state
  switch (view) {
    case 'website':
      return <WebsiteView wizard={wizard} />
    case 'analysing':
      return reading.phase === 'running' && <AnalysingView reading={reading} website={state.readFrom} />
    case 'analysis-failed':
      return (
        reading.phase === 'failed' && (
          <AnalysisFailedView wizard={wizard} error={reading.error} onBlank={onBlank} />
        )
      )
    case 'by-hand':
      return <ByHandView wizard={wizard} />
    case 'company':
      return <CompanyView wizard={wizard} />
    case 'branding':
      return creation.phase === 'done' ? (
        <MadeLook state={state} onOpenAgent={onOpenAgent} />
      ) : (
        <BrandingView state={state} onChoose={wizard.chooseBranding} onRefuseLogo={wizard.refuseLogo} />
      )
    case 'creating':
      return (
        creation.phase === 'running' && (
          <CreatingView creation={creation} readsWebsite={!byHand} onRetry={onCreate} />
        )
      )
    case 'success':
      return null
  }
}
