import { type AgentRemoval, agentRemoval } from './agents/remove-agent.ts'
import type { Belongings, RemovalDeps } from './shared/ownership.ts'
import { type WorkspaceRemoval, workspaceRemoval } from './workspaces/remove-workspace.ts'

/** Removing agents and workspaces, with all that belongs to them. */
export interface Removals {
  agents: AgentRemoval
  workspaces: WorkspaceRemoval
}

/** `belongings` knows what every area keeps of them. */
export function createRemovals(deps: RemovalDeps, belongings: Belongings): Removals {
  const agents = agentRemoval(deps, belongings)
  return { agents, workspaces: workspaceRemoval(deps, { belongings, agents }) }
}
