import { useParams } from 'react-router-dom'
import { AnalyticsScreen } from '#features/agents/analytics/analytics-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <AnalyticsScreen region={region} agentId={agentId} />
}
