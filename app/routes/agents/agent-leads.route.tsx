import { useParams } from 'react-router-dom'
import { LeadsScreen } from '#features/agents/leads/leads-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <LeadsScreen region={region} agentId={agentId} />
}
