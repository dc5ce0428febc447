import { useParams } from 'react-router-dom'
import { AgentHomeScreen } from '#features/agents/home/agent-home-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <AgentHomeScreen region={region} agentId={agentId} />
}
