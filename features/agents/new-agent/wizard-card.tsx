import { ChevronRight, WandSparkles } from 'lucide-react'
import { Badge } from '#ui/badge/badge.tsx'

/** The way into the Agent Wizard. */
export function WizardCard({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="vg-_wizard-card" onClick={onOpen}>
      <span className="vg-_wizard-card__icon">
        <WandSparkles aria-hidden />
      </span>
      <span className="vg-_wizard-card__words">
        <span className="vg-_wizard-card__head">
          <span className="vg-_wizard-card__title">Agent Wizard</span>
          <Badge tone="accent">Recommended for beginners</Badge>
        </span>
        <span className="vg-_wizard-card__text">Create an AI agent from your website automatically</span>
      </span>
      <ChevronRight aria-hidden className="vg-_wizard-card__arrow" />
    </button>
  )
}
