import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { AgentDoc } from './agent.repository.ts'
import { createSaveAgent, replacedConflict } from './save-agent.ts'
import { createVersionHistory } from './version-history.ts'

/** What a restore is asked for. */
export interface Restore {
  version: number
  /** The revision of the draft the caller looked at. */
  rev: number
  /** Address of who asks; null for a server's key. */
  savedBy: string | null
}

/** Makes a version the draft again; the draft that was there is kept in the history first. */
export function createRestoreVersion(deps: Pick<Deps, 'stores' | 'now'>) {
  const history = createVersionHistory(deps)
  const saveAgent = createSaveAgent(deps)

  return async function restoreVersion(
    region: Region,
    agent: AgentDoc,
    { version, rev, savedBy }: Restore,
  ): Promise<Agent> {
    const kept = await history.find(region, agent, version)
    // Every field is replaced, so any change the caller has not seen would be lost, not merged.
    if (agent.rev !== rev) throw replacedConflict(agent, rev)
    await history.backUp(region, agent, { savedBy, keptFor: version })
    return saveAgent(region, agent, fieldsOf(kept.agent), rev)
  }
}
