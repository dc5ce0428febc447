import { useState } from 'react'
import type { EmbedVariant } from '#features/shared/embed-code/embed-code.ts'
import type { PreviewDevice } from '#features/shared/preview/preview-switch.tsx'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { agentTheme } from '#features/widget/agent-theme.ts'
import { imageUrl } from '#features/widget/avatar.tsx'
import type { Transport, WidgetAgent } from '#features/widget/widget.types.ts'
import { WidgetPreview } from '#features/widget/widget-preview.tsx'
import { launcherWords } from '#mocks/contracts/embed/launcher-words.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import type { AgentValues } from '../../core/agent-values.ts'
import { StyledLauncher } from './styled-launcher.tsx'

/** What of the bubble is no part of the widget's look. */
export type PreviewLauncher = Pick<AgentValues, 'launcherSide' | 'launcherPicture' | 'teaser'>

interface PreviewFrameProps {
  agent: WidgetAgent
  launcher: PreviewLauncher
  transport: Transport
  device: PreviewDevice
  variant: EmbedVariant
}

/** A browser window or a phone with some website in it, and the widget on that website. */
export function PreviewFrame({ agent, launcher, transport, device, variant }: PreviewFrameProps) {
  const testChat = useTestChat()
  const [chosen, setOpen] = useState<boolean>()
  // Beside the test chat the agent is not shown talking twice, unless its bubble here is pressed.
  const open = chosen ?? !testChat.open
  const popup = variant === 'popup'
  return (
    <div className="vg-_preview" data-device={device}>
      <div className="vg-_preview__bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span>your-website.example</span>
      </div>
      <ThemeScope {...agentTheme(agent)} className="vg-_preview__page">
        <Website />
        <div
          className="vg-_preview__slot"
          data-variant={popup ? 'popup' : 'chat'}
          data-side={launcher.launcherSide}
          hidden={popup && !open}
        >
          <WidgetPreview
            agent={agent}
            transport={transport}
            frame={popup ? 'popup' : 'chat'}
            onClose={() => setOpen(false)}
          />
        </div>
        {popup && !open && launcher.teaser.trim() && (
          <p className="vg-_preview__teaser" data-side={launcher.launcherSide}>
            {launcher.teaser}
          </p>
        )}
        {popup && (
          <StyledLauncher
            agent={agent}
            side={launcher.launcherSide}
            picture={launcher.launcherPicture ? imageUrl(agent.roundedImageURL) : undefined}
            open={open}
            onToggle={() => setOpen(!open)}
            label={launcherWords(agent.lang, agent.title).label}
          />
        )}
      </ThemeScope>
    </div>
  )
}

/** Lines where a website has its words. */
function Website() {
  return (
    <div className="vg-_preview__website" aria-hidden="true">
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
