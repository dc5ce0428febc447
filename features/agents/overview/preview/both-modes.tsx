import type { Transport, WidgetAgent } from '#features/widget/widget.types.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'

/** Nothing is asked here: the widgets are only looked at. */
const silent: Transport = {
  send: () => new Promise(() => {}),
  history: async () => [],
}

/** The widget in light and in dark at once, whichever is its own, to look at. */
export function BothModes({ agent }: { agent: WidgetAgent }) {
  return (
    <div className="vg-_preview__modes">
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} className="vg-_preview__mode" inert>
          <WidgetPreview agent={{ ...agent, mode }} transport={silent} frame="chat" />
        </div>
      ))}
    </div>
  )
}
