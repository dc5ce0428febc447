import { useParams } from 'react-router-dom'
import { VoiceScreen } from '#features/agents/voice/voice-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <VoiceScreen region={region} agentId={agentId} />
}
