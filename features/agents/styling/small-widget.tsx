import type { WidgetAgent } from '#features/widget/widget.types.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'
import { stageTransport } from './stage/stage-transport.ts'

/** The owner's own widget with a style sheet, small and only to look at. */
export function SmallWidget({ agent, css }: { agent: WidgetAgent; css: string }) {
  return (
    <div className="vg-_small-widget" inert aria-hidden="true">
      <div className="vg-_small-widget__page">
        <WidgetPreview agent={{ ...agent, customCSS: css }} transport={stageTransport} />
      </div>
    </div>
  )
}
