import type { Policy } from '../http/policy.ts'
import { roleIn } from '../http/principal.ts'
import type { AgentDoc } from './agent.repository.ts'

/** What a decision about an agent needs to know of it. */
type AgentSubject = Pick<AgentDoc, '_id' | 'ownerID'>

/** Members of its workspace, the workspace's secret and the agent's own key; for everyone else it does not exist. */
export const useAgent: Policy<AgentSubject> = (principal, agent, region) => {
  if (principal.kind === 'agent-key') {
    return principal.agentId === agent._id && principal.region === region ? 'allow' : 'hide'
  }
  return region && roleIn(principal, agent.ownerID, region) ? 'allow' : 'hide'
}

/** Making or listing agents in a workspace: its members and its secret, no agent key. */
export const useWorkspaceAgents: Policy<{ workspaceId: string }> = (principal, { workspaceId }, region) =>
  region && roleIn(principal, workspaceId, region) ? 'allow' : 'hide'

/** Making an agent's key: the workspace's owner alone, in a browser session. */
export const ownAgent: Policy<AgentSubject> = (principal, agent, region) => {
  const role = region && roleIn(principal, agent.ownerID, region)
  if (!role) return principal.kind === 'agent-key' && principal.agentId === agent._id ? 'forbid' : 'hide'
  return role === 'owner' ? 'allow' : 'forbid'
}
