import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../../agents/agent.repository.ts'
import type { Deps } from '../../deps.ts'

/** Reads an agent's pages whose time has come; its key is the agent's id. */
export const pagesKind = 'knowledge.pages'

/** Has an agent's pages read from `runAt` on, now unless it is said. */
export function askForReading(
  { jobs }: Pick<Deps, 'jobs'>,
  region: Region,
  { _id: agentId, ownerID }: Pick<AgentDoc, '_id' | 'ownerID'>,
  runAt?: number,
): Promise<void> {
  return jobs.ask(region, { kind: pagesKind, key: agentId, agentId, workspaceId: ownerID, runAt })
}
