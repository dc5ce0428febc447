import { Outlet, useParams } from 'react-router-dom'
import { AgentFrame } from '#features/agents/frame/agent-frame.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { agentSections } from '../agent-sections.ts'

/** The tabs of the agent in the address. */
export function Component() {
  const { region } = useWorkspace()
  const { agentId = '' } = useParams()
  return (
    <AgentFrame region={region} agentId={agentId} sections={agentSections}>
      <Outlet />
    </AgentFrame>
  )
}
