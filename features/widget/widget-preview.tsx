import { useId } from 'react'
import { useAgentLook } from './use-agent-look.ts'
import { Widget, type WidgetProps } from './widget.tsx'

/** The widget as visitors will see it, in the agent's own colours and CSS, neither of which reach the page around it. */
export function WidgetPreview(props: WidgetProps) {
  const id = useId()
  const ref = useAgentLook(props.agent, `[data-preview="${id}"]`)

  return (
    <div className="vg-widget-preview" data-preview={id}>
      <div ref={ref} className="vg-widget-preview">
        <Widget {...props} />
      </div>
    </div>
  )
}
