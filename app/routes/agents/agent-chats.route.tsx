import { useParams } from 'react-router-dom'
import { InboxScreen } from '#features/agents/inbox/inbox-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <InboxScreen region={region} agentId={agentId} />
}
