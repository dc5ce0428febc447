import { useParams } from 'react-router-dom'
import { readBoot } from '#features/shared/boot.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { TestChat } from './test-chat.tsx'
import './test-chat.css'

/** What the shell's test-chat panel holds: a conversation with the agent in the address, if there is one. */
export function TestChatSlot() {
  const { region } = useWorkspace()
  const { agentId } = useParams()
  if (agentId === undefined) return <p className="vg-_test-chat__none">Open an agent to talk to it here.</p>
  return (
    <TestChat
      key={`${region}:${agentId}`}
      region={region}
      agentId={agentId}
      localAnswers={readBoot().responder === 'local'}
    />
  )
}
