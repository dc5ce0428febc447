import { useParams } from 'react-router-dom'
import { OverviewScreen } from '#features/agents/overview/overview-screen.tsx'
import { useAgentsOrigin } from '#features/shared/agents-origin/use-agents-origin.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  const { origin } = useAgentsOrigin()
  return <OverviewScreen region={region} agentId={agentId} origin={origin} />
}
