import { useParams } from 'react-router-dom'
import { CanvasScreen } from '#features/agents/canvas/canvas-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <CanvasScreen region={region} agentId={agentId} localAnswers={readBoot().responder === 'local'} />
}
