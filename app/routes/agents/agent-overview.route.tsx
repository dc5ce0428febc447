import { useParams } from 'react-router-dom'
import { OverviewScreen } from '#features/agents/overview/overview-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <OverviewScreen region={region} agentId={agentId} origin={readBoot().origin} />
}
