import { runMinutes } from '#mocks/contracts/publishing/check-limits.ts'
import { runStops } from '#mocks/contracts/publishing/check-words.ts'
import { failuresOf } from '#mocks/contracts/publishing/judge-answer.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { type AgentDoc, createAgentRepository } from '../agents/agent.repository.ts'
import { createReceipts } from '../analytics/receipts.ts'
import { createModelCalls } from '../conversations/model-calls.ts'
import { unixNow } from '../deps.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { JobDeps } from '../shared/area.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { type CheckRunDoc, checksOf } from './check.repository.ts'
import { createCheckAnswers } from './check-answers.ts'
import { createCheckCases } from './check-cases.ts'
import { checksJobKind } from './check-runs.ts'

/** How often it is looked whether somebody stopped the run, in milliseconds. */
const lookMs = 1_000

/** Asks the cases of a run, one after the other, each of the draft and of what visitors have at once. A run that ended stays as it ended, whoever begins it again. */
export function checksKind(deps: JobDeps): JobKind {
  const answer = createCheckAnswers(deps, createModelCalls(deps.counters, deps.config.modelCallsADay))
  const { find, versions } = createAgentRepository(deps.stores)
  const cases = createCheckCases(deps)
  const receipts = createReceipts(deps)

  const end = (region: Region, { _id }: CheckRunDoc, state: 'done' | 'stopped', message = '') =>
    checksOf(deps, region).runs.updateOne(
      { _id, state: 'running' },
      { $set: { state, message, endedAt: unixNow(deps) } },
    )

  /** Why a run goes no further; undefined where it does. */
  async function stopOf(region: Region, run: CheckRunDoc, draft: AgentDoc): Promise<string | undefined> {
    if (draft.rev !== run.draftRev) return runStops.draft
    if ((await cases.setOf(region, run.agentId)).rev !== run.casesRev) return runStops.cases
    if (draft.knowledgeRev !== run.knowledgeRev) return runStops.knowledge
    if (run.begunAt && unixNow(deps) - run.begunAt > runMinutes * 60) return runStops.time
  }

  /** The run with when its work began, which it is given now where it waited until now; null for one that has ended. */
  async function underWay(region: Region, key: string): Promise<CheckRunDoc | null> {
    const { runs } = checksOf(deps, region)
    const begunAt = unixNow(deps)
    await runs.updateOne({ _id: key, state: 'running', begunAt: null }, { $set: { begunAt } })
    return runs.findOne({ _id: key, state: 'running' })
  }

  return {
    kind: checksJobKind,
    atOnce: 2,
    ofOneWorkspace: 1,
    attempts: 3,
    async run({ region, key, agentId, attempt, signal }) {
      const { runs, results } = checksOf(deps, region)
      const run = await underWay(region, key)
      if (!run) return undefined
      const stop = new AbortController()
      const either = AbortSignal.any([signal, stop.signal])
      const looking = setInterval(async () => {
        const still = await runs.findOne({ _id: key, state: 'running' }).catch(() => run)
        if (!still) stop.abort()
      }, lookMs).unref()

      /** An answer, paid for whether or not its case is asked to its end. */
      async function ask(which: 'draft' | 'published', from: AgentDoc, place: number, text: string) {
        const copy = which === 'draft' ? null : await versions(region).findOne({ _id: versionId(from) })
        if (which === 'published' && !copy) return null
        const id = `${key}~${place}~${which}~${attempt}`
        return answer({
          region,
          agent: copy?.agent ?? presentAgent(from),
          knowledgeRev: from.knowledgeRev,
          text,
          callsTools: run?.callsTools ?? false,
          signal: either,
          onUsed: (used) => receipts.writeCheck(region, { agentId, workspaceId: from.ownerID }, id, used),
        })
      }

      try {
        const set = await cases.setOf(region, agentId)
        const known = new Set((await results.find({ runKey: key }).toArray()).map(({ caseId }) => caseId))
        for (const [place, one] of set.cases.entries()) {
          const draft = await find(region, agentId)
          if (!draft) return undefined
          const why = await stopOf(region, run, draft)
          if (why) {
            await end(region, run, 'stopped', why)
            return undefined
          }
          if (known.has(one.ID)) continue
          const isSame = draft.publishedRev === draft.rev
          const [said, published] = await Promise.all([
            ask('draft', draft, place, one.question),
            isSame ? null : ask('published', draft, place, one.question),
          ])
          if (!said) return undefined
          either.throwIfAborted()
          await insertIfAbsent(results, {
            _id: `${key}:${one.ID}`,
            agentId,
            runKey: key,
            place,
            caseId: one.ID,
            question: one.question,
            failures: failuresOf(one, said),
            draft: said,
            published,
            publishedPasses: published && failuresOf(one, published).length === 0,
          })
        }
        either.throwIfAborted()
        await end(region, run, 'done')
      } catch (error) {
        // Somebody stopped it: that is its end.
        if (!stop.signal.aborted || signal.aborted) throw error
      } finally {
        clearInterval(looking)
      }
      return undefined
    },
    async gaveUp({ region, key }) {
      const { runs } = checksOf(deps, region)
      await runs.updateOne(
        { _id: key, state: 'running' },
        { $set: { state: 'stopped', message: runStops.interrupted, endedAt: unixNow(deps) } },
      )
    },
  }
}

function versionId({ _id, publishedVersion }: AgentDoc): string {
  return `${_id}:${publishedVersion}`
}
