import { useNavigate } from 'react-router-dom'
import type { FlowView, TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'

interface FlowToggleProps {
  /** The rows of both views. */
  views: readonly TabRow[]
  view: FlowView
  onChoose: (view: FlowView) => void
  hrefOf: (tab: string) => string
}

/** Goes between an agent's Prompt and its Canvas, and makes the chosen one the tab (spec 3 §2). */
export function FlowToggle({ views, view, onChoose, hrefOf }: FlowToggleProps) {
  const navigate = useNavigate()
  return (
    <SegmentedControl
      className="vg-_agent-frame__toggle"
      label="View"
      size="sm"
      value={view}
      segments={views.map(({ tab, label }) => ({ value: tab as FlowView, label }))}
      onValueChange={(next) => {
        onChoose(next)
        navigate(hrefOf(next))
      }}
    />
  )
}
