import { Monitor, Moon, Smartphone, Sun, SunMoon } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { conversationInMemory } from '#features/shared/agent-chat/kept-conversation.ts'
import { testChatTransport } from '#features/shared/agent-chat/test-chat-transport.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { EmbedVariant } from '#features/shared/embed-code/embed-code.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { AgentValues } from '../../core/agent-values.ts'
import { typedWidgetAgent } from '../../core/typed-widget-agent.ts'
import { BothModes } from './both-modes.tsx'
import { type PreviewDevice, PreviewFrame } from './preview-frame.tsx'
import './preview.css'

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
  const [peek, setPeek] = useState<{ from: string; mode: 'light' | 'dark' | 'both' }>()
  const transport = useMemo(
    () => testChatTransport({ region, agentId: base.ID }, conversationInMemory()),
    [region, base.ID],
  )
  const values = useTyped(control)
  const agent = typedWidgetAgent(base, values)
  // A look at the other mode lasts until the agent's own is changed.
  const mode = peek?.from === agent.mode ? peek.mode : agent.mode

  return (
    <aside className="vg-_overview__aside" aria-label="Live preview">
      <div className="vg-_preview__switches">
        <h2 className="vg-_preview__title">Live preview</h2>
        <SegmentedControl
          label="Preview mode"
          size="sm"
          iconOnly
          value={mode}
          onValueChange={(next) => setPeek({ from: agent.mode, mode: next })}
          segments={[
            { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
            { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
            { value: 'both', label: 'Both modes', icon: <SunMoon aria-hidden /> },
          ]}
        />
        {mode !== 'both' && (
          <SegmentedControl
            label="Preview device"
            size="sm"
            iconOnly
            value={device}
            onValueChange={setDevice}
            segments={[
              { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
              { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden /> },
            ]}
          />
        )}
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
        This is the draft with your unsaved changes. Answers come from the draft as last saved.
      </p>
    </aside>
  )
}
