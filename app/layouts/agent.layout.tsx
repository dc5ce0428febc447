import { Outlet, useParams } from 'react-router-dom'
import { AgentFrame } from '#features/agents/frame/agent-frame.tsx'
import { agentSections } from '../routes/agent-sections.ts'

/** The tabs of the agent in the address. */
export function Component() {
  const { agentId = '' } = useParams()
  return (
    <AgentFrame agentId={agentId} sections={agentSections}>
      <Outlet />
    </AgentFrame>
  )
}
