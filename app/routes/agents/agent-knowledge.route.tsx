import { useParams } from 'react-router-dom'
import { KnowledgeScreen } from '#features/agents/knowledge/knowledge-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  const { responder, embeddings } = readBoot()
  const models = { answers: responder !== 'local', embeddings }
  return <KnowledgeScreen region={region} agentId={agentId} models={models} />
}
