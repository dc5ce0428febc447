import { SunMoon } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { conversationInMemory } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { EmbedVariant } from '#features/shared/embed-code/embed-code.ts'
import { DeviceSwitch, type PreviewDevice, PreviewSwitch } from '#features/shared/preview/preview-switch.tsx'
import { usePeekedMode } from '#features/shared/preview/use-peeked-mode.ts'
import { visitorsMode } from '#mocks/contracts/agency/host-brand.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { modeSegments } from '#ui/segmented-control/mode-control.tsx'
import type { Segment } from '#ui/segmented-control/segmented-control.tsx'
import type { AgentValues } from '../../core/agent-values.ts'
import { typedWidgetAgent } from '../../core/typed-widget-agent.ts'
import { BothModes } from './both-modes.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import './preview.css'

const modes: readonly Segment<'light' | 'dark' | 'both'>[] = [
  ...modeSegments,
  { value: 'both', label: 'Both modes', icon: <SunMoon aria-hidden /> },
]

interface LivePreviewProps {
  region: Region
  /** The draft as it was saved last. */
  base: Agent
  /** The form: what is typed shows at once. */
  control: Control<AgentValues>
  variant: EmbedVariant
}

/** The widget on a page, with everything that was typed, answering from the saved draft. */
export function LivePreview({ region, base, control, variant }: LivePreviewProps) {
  const [device, setDevice] = useState<PreviewDevice>('desktop')
  const transport = useMemo(
    () => testChatTransport({ region, agentId: base.ID }, conversationInMemory()),
    [region, base.ID],
  )
  const values = useTyped(control)
  const agent = typedWidgetAgent(base, values)
  const { mode, peekAt } = usePeekedMode<'light' | 'dark', 'light' | 'dark' | 'both'>(agent.mode)

  return (
    <aside className="vg-_overview__aside" aria-label="Live preview">
      <div className="vg-_preview__switches">
        <h2 className="vg-_preview__title">Live preview</h2>
        <PreviewSwitch label="Preview mode" segments={modes} value={mode} onValueChange={peekAt} />
        {mode !== 'both' && <DeviceSwitch value={device} onValueChange={setDevice} />}
      </div>
      {mode === 'both' ? (
        <BothModes agent={agent} />
      ) : (
        <PreviewFrame
          device={device}
          variant={variant}
          transport={transport}
          agent={{ ...agent, mode }}
          launcher={values}
        />
      )}
      <p className="vg-_overview__quiet">
        {visitorsMode(agent.mode)} This is the draft with your unsaved changes. Answers come from the draft as
        last saved.
      </p>
    </aside>
  )
}
