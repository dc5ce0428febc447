import { refuseRun, runUnderWay } from '#mocks/contracts/publishing/check.refusals.ts'
import type { CheckResult, CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { keptRuns } from '#mocks/contracts/publishing/check-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { type CheckResultDoc, type CheckRunDoc, checksOf, runKeyOf } from './check.repository.ts'
import { createCheckCases } from './check-cases.ts'

/** Runs the checks of an agent; its key is the run's `_id`. */
export const checksJobKind = 'publishing.checks'

/** What a run is begun with. */
interface NewRun {
  runId: string
  callsTools: boolean
  /** Email address of who asks; null for a server's key. */
  startedBy: string | null
}

/** Runs of checks: begun, looked at, stopped. */
export function createCheckRuns(deps: Pick<Deps, 'stores' | 'now' | 'jobs'>) {
  const cases = createCheckCases(deps)

  async function resultsOf(region: Region, runKey: string): Promise<CheckResult[]> {
    const found = await checksOf(deps, region).results.find({ runKey }).toArray()
    return found.sort((a, b) => a.place - b.place).map(presentResult)
  }

  async function present(region: Region, doc: CheckRunDoc, given?: CheckResult[]): Promise<CheckRun> {
    const results = given ?? (await resultsOf(region, doc._id))
    const { _id, agentId, workspaceId, madeAt, begunAt, linkHash, linkMadeAt, linkEndsAt, ...more } = doc
    const { knowledgeRev, mailAt, mailTries, mailedAt, ...run } = more
    const hasLink = linkHash !== '' && linkEndsAt > unixNow(deps)
    return {
      ...run,
      asked: results.length,
      failed: results.filter(({ failures }) => failures.length > 0).length,
      credits: creditsOf(results),
      link: hasLink ? { createdAt: linkMadeAt, expiresAt: linkEndsAt } : null,
    }
  }

  async function find(region: Region, agentId: string, runId: string): Promise<CheckRunDoc> {
    const doc = await checksOf(deps, region).runs.findOne({ _id: runKeyOf(agentId, runId) })
    if (!doc) throw notFound()
    return doc
  }

  /** Makes this run the agent's latest, if it is not yet, unless another one is under way. */
  async function claim(region: Region, agentId: string, runKey: string): Promise<boolean> {
    const { sets, runs } = checksOf(deps, region)
    const { runKey: before } = await cases.setOf(region, agentId)
    if (before === runKey) return true
    const latest = before === '' ? null : await runs.findOne({ _id: before })
    if (latest?.state === 'running') return false
    const { matchedCount } = await sets.updateOne({ _id: agentId, runKey: before }, { $set: { runKey } })
    // The same press that came twice may have claimed it meanwhile.
    return matchedCount === 1 || (await cases.setOf(region, agentId)).runKey === runKey
  }

  /** Forgets the oldest runs beyond those that are kept. */
  async function prune(region: Region, agentId: string): Promise<void> {
    const { runs, results, links } = checksOf(deps, region)
    const old = await runs
      .find({ agentId }, { sort: { madeAt: -1 }, skip: keptRuns, limit: keptRuns })
      .toArray()
    for (const { _id, linkHash } of old) {
      await results.deleteMany({ runKey: _id })
      if (linkHash) await links.deleteOne({ _id: linkHash })
      await runs.deleteOne({ _id })
    }
  }

  return {
    find,
    present,
    resultsOf,

    /** Begins a run, once for each id. */
    async begin(
      region: Region,
      agent: AgentDoc,
      { runId, callsTools, startedBy }: NewRun,
    ): Promise<CheckRun> {
      const agentId = agent._id
      const { runs } = checksOf(deps, region)
      const { rev, cases: asked } = await cases.setOf(region, agentId)
      refuse(refuseRun({ agentPlatform: agent.agentPlatform, cases: asked.length }))
      const doc: CheckRunDoc = {
        _id: runKeyOf(agentId, runId),
        ID: runId,
        agentId,
        workspaceId: agent.ownerID,
        state: 'running',
        message: '',
        draftRev: agent.rev,
        casesRev: rev,
        knowledgeRev: agent.knowledgeRev,
        publishedVersion: agent.publishedVersion,
        callsTools,
        total: asked.length,
        startedAt: unixNow(deps),
        startedBy,
        endedAt: null,
        approval: null,
        madeAt: deps.now(),
        begunAt: null,
        linkHash: '',
        linkMadeAt: 0,
        linkEndsAt: 0,
        mailAt: 0,
        mailTries: 0,
        mailedAt: 0,
      }
      const isNew = await insertIfAbsent(runs, doc)
      const kept = isNew ? doc : await find(region, agentId, runId)
      // A process may have died between writing it down and claiming it.
      if (kept.state === 'running' && !(await claim(region, agentId, doc._id))) {
        await runs.deleteOne({ _id: doc._id })
        throw refused(runUnderWay)
      }
      if (kept.state === 'running') {
        await deps.jobs.ask(region, {
          kind: checksJobKind,
          key: doc._id,
          agentId,
          workspaceId: agent.ownerID,
        })
      }
      if (isNew) await prune(region, agentId)
      return present(region, kept)
    },

    /** Stops a run that is under way. */
    async cancel(region: Region, agentId: string, runId: string): Promise<CheckRun> {
      const { _id } = await find(region, agentId, runId)
      await checksOf(deps, region).runs.updateOne(
        { _id, state: 'running' },
        { $set: { state: 'cancelled', endedAt: unixNow(deps) } },
      )
      await deps.jobs.cancel(region, { kind: checksJobKind, key: _id })
      return present(region, await find(region, agentId, runId))
    },
  }
}

/** Credits of all answers, to three decimals. */
function creditsOf(results: readonly CheckResult[]): number {
  const milli = results.reduce(
    (sum, { draft, published }) => sum + Math.round((draft.credits + (published?.credits ?? 0)) * 1000),
    0,
  )
  return milli / 1000
}

function presentResult({ _id, agentId, runKey, place, ...result }: CheckResultDoc): CheckResult {
  return result
}
