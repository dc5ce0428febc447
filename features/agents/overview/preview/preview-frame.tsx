import { useState } from 'react'
import { agentTheme } from '#features/shared/widget/agent-theme.ts'
import { Launcher } from '#features/shared/widget/launcher.tsx'
import type { Transport, WidgetAgent } from '#features/shared/widget/widget.types.ts'
import { WidgetPreview } from '#features/shared/widget/widget-preview.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { type EmbedVariant, embedLabel } from '../embed-code.ts'

/** What the preview pretends to be. */
export type PreviewDevice = 'desktop' | 'phone'

/** Props of `PreviewFrame`. */
interface PreviewFrameProps {
  agent: WidgetAgent
  transport: Transport
  device: PreviewDevice
  variant: EmbedVariant
}

/** A browser window or a phone with some website in it, and the widget on that website. */
export function PreviewFrame({ agent, transport, device, variant }: PreviewFrameProps) {
  const [open, setOpen] = useState(true)
  const popup = variant === 'popup'
  return (
    <div className="vg-preview" data-device={device}>
      <div className="vg-preview__bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span>your-website.example</span>
      </div>
      <ThemeScope {...agentTheme(agent)} className="vg-preview__page">
        <Website />
        <div className="vg-preview__slot" data-variant={popup ? 'popup' : 'chat'} hidden={popup && !open}>
          <WidgetPreview
            agent={agent}
            transport={transport}
            frame={popup ? 'popup' : 'chat'}
            onClose={() => setOpen(false)}
          />
        </div>
        {popup && (
          <div className="vg-preview__launcher" data-open={open || undefined}>
            <Launcher open={open} onToggle={() => setOpen(!open)} label={embedLabel(agent.title)} />
          </div>
        )}
      </ThemeScope>
    </div>
  )
}

/** Lines where a website has its words. */
function Website() {
  return (
    <div className="vg-preview__website" aria-hidden="true">
      <b />
      <i />
      <i />
      <i />
      <div>
        <u />
        <u />
      </div>
      <i />
      <i />
    </div>
  )
}
