import { useParams } from 'react-router-dom'
import { PromptScreen } from '#features/agents/prompt/prompt-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <PromptScreen region={region} agentId={agentId} localAnswers={readBoot().responder === 'local'} />
}
