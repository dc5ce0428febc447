import { useParams } from 'react-router-dom'
import { SettingsScreen } from '#features/agents/settings/settings-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <SettingsScreen region={region} agentId={agentId} />
}
