import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { type Decision, mayIn, type Policy } from '../http/policy.ts'
import type { AgentDoc } from './agent.repository.ts'

/** What a decision about an agent needs to know of it. */
type AgentSubject = Pick<AgentDoc, '_id' | 'ownerID'>

/** Members of its workspace, the workspace's secret and the agent's own key; for everyone else it does not exist. */
export const useAgent = agentPolicy('view', 'allow')

/** Changing the draft: members who may edit agents, and the keys. */
export const editAgent = agentPolicy('editAgents', 'allow')

/** Publishing the draft: members who may publish, and the keys. */
export const publishDraft = agentPolicy('publish', 'allow')

/** Making a second agent of one: members who may edit agents; an agent's own key makes no agents. */
export const copyAgent = agentPolicy('editAgents', 'forbid')

/** Making an agent's key and removing it: the workspace's owner alone, in a browser session. */
export const ownAgent = agentPolicy('owner', 'forbid')

/** Listing agents of a workspace: its members and its secret, no agent key. */
export const useWorkspaceAgents = workspacePolicy('view')

/** Making agents in a workspace: members who may edit agents, and its secret. */
export const addWorkspaceAgents = workspacePolicy('editAgents')

function agentPolicy(need: Permission | 'owner', ownKey: Decision): Policy<AgentSubject> {
  return (principal, agent, region) => {
    if (principal.kind !== 'agent-key') return mayIn(principal, agent.ownerID, region, need)
    return principal.agentId === agent._id && principal.region === region ? ownKey : 'hide'
  }
}

function workspacePolicy(need: Permission): Policy<{ workspaceId: string }> {
  return (principal, { workspaceId }, region) => mayIn(principal, workspaceId, region, need)
}
