import '#features/widget/widget.css'
import './test-call.css'
import { useId, useMemo } from 'react'
import { toWidgetAgent } from '#features/shared/agent-chat/widget-agent.ts'
import { CallView } from '#features/widget/call/call-view.tsx'
import { useAgentLook } from '#features/widget/use-agent-look.ts'
import type { CallSetup } from '#mocks/contracts/voice/call-setup.schema.ts'
import { openTestCall } from './test-call-wire.ts'
import type { VoicePanelProps } from './voice-panel.ts'

interface TestCallProps extends VoicePanelProps {
  setup: CallSetup
  onClose: () => void
}

/** A call as visitors have it, in the agent's own look, with how long each answer took. */
export function TestCall({ region, agent, setup, onClose }: TestCallProps) {
  const id = useId()
  const look = useMemo(() => toWidgetAgent(agent), [agent])
  const ref = useAgentLook(look, `[data-preview="${id}"]`)
  const open = useMemo(
    () => () => openTestCall({ region, agentId: agent.ID, setup, greeting: look.proactiveMessage }),
    [region, agent.ID, setup, look.proactiveMessage],
  )
  return (
    <div className="vg-_test-call" data-preview={id}>
      <div ref={ref} className="vg-_test-call__look">
        {/* The dashboard speaks English; the agent its own language. */}
        <CallView agent={look} lang="en" open={open} onClose={onClose} latencyWords={latencyWords} />
      </div>
    </div>
  )
}

/** How long an answer took, from the last word to its first sound. */
function latencyWords(milliseconds: number): string {
  return `First sound after ${(milliseconds / 1000).toFixed(1)} s`
}
