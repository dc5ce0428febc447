import { useParams } from 'react-router-dom'
import { MetricsScreen } from '#features/agents/metrics/metrics-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <MetricsScreen region={region} agentId={agentId} />
}
