import { type AgentRemoval, createAgentRemoval } from './agents/agent-removal.ts'
import type { Belongings, RemovalDeps } from './shared/ownership.ts'
import { createWorkspaceRemoval, type WorkspaceRemoval } from './workspaces/workspace-removal.ts'

/** Removing agents and workspaces, with all that belongs to them. */
export interface Removals {
  agents: AgentRemoval
  workspaces: WorkspaceRemoval
}

/** `belongings` knows what every area keeps of them. */
export function createRemovals(deps: RemovalDeps, belongings: Belongings): Removals {
  const agents = createAgentRemoval(deps, belongings)
  return { agents, workspaces: createWorkspaceRemoval(deps, { belongings, agents }) }
}
