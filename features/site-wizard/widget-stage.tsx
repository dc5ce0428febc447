import type { ReactNode } from 'react'
import type { Transport, WidgetAgent } from '#features/widget/widget.types.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'
import { Text } from '#ui/text/text.tsx'
import './widget-stage.css'

interface WidgetStageProps {
  agent: WidgetAgent
  /** Keep it stable: a new one starts a new conversation. */
  transport: Transport
  /** A line under the widget. */
  caption: ReactNode
  /** Whether one can talk to it; otherwise it is only looked at. @default false */
  live?: boolean
}

/** The chat widget in the agent's own look, as it is being chosen or as it was made. */
export function WidgetStage({ agent, transport, caption, live = false }: WidgetStageProps) {
  return (
    <figure className="vg-_widget-stage">
      <div className="vg-_widget-stage__frame" inert={!live}>
        <WidgetPreview agent={agent} transport={transport} />
      </div>
      <Text as="figcaption" size="sm" tone="muted">
        {caption}
      </Text>
    </figure>
  )
}
