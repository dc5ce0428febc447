import { useParams } from 'react-router-dom'
import { KnowledgeScreen } from '#features/agents/knowledge/knowledge-screen.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'

export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return <KnowledgeScreen region={region} agentId={agentId} />
}
