import type { GateState } from '#mocks/contracts/publishing/publish-gate.ts'
import { gateOf } from '#mocks/contracts/publishing/publish-gate.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { type CheckRunDoc, checksOf } from './check.repository.ts'
import { createCheckCases } from './check-cases.ts'

/** What the cases of an agent say of its draft, and the run that says so. */
export interface Gate {
  state: GateState
  run: CheckRunDoc | null
}

/** Reads what the cases of agents say of their drafts. */
export function createReadGate(deps: Pick<Deps, 'stores' | 'now'>) {
  const cases = createCheckCases(deps)

  return async function readGate(region: Region, agent: AgentDoc): Promise<Gate> {
    const set = await cases.setOf(region, agent._id)
    const { runs, results } = checksOf(deps, region)
    const run = set.runKey === '' ? null : await runs.findOne({ _id: set.runKey })
    const failed = run
      ? (await results.find({ runKey: run._id }).toArray()).filter(({ failures }) => failures.length > 0)
      : []
    const state = gateOf({
      agentPlatform: agent.agentPlatform,
      draftRev: agent.rev,
      casesRev: set.rev,
      cases: set.cases.length,
      knowsOtherwise: run !== null && run.knowledgeRev !== agent.knowledgeRev,
      run: run && { ...run, failed: failed.length },
    })
    return { state, run }
  }
}
