import { regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import { checksOf } from './check.repository.ts'
import { createCheckCases } from './check-cases.ts'
import { checksJobKind } from './check-runs.ts'

/** Longest time between writing a run down and claiming it, in milliseconds. */
const claimMs = 60_000

/** Has every run that is under way gone on with; one that a process wrote down and never claimed is forgotten. */
export async function goOnWithRuns(deps: Pick<Deps, 'stores' | 'now'>): Promise<void> {
  const ask = createAskForJob(deps)
  const cases = createCheckCases(deps)
  for (const region of regions) {
    const { runs } = checksOf(deps, region)
    for (const run of await runs.find({ state: 'running' }).toArray()) {
      const { _id: key, agentId, workspaceId, madeAt } = run
      const { runKey } = await cases.setOf(region, agentId)
      if (runKey === key) await ask(region, { kind: checksJobKind, key, agentId, workspaceId })
      else if (deps.now() - madeAt > claimMs) await runs.deleteOne({ _id: key })
    }
  }
}
