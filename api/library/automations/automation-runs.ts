import { setTimeout as wait } from 'node:timers/promises'
import type { AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import { runsKept } from '#mocks/contracts/library/automation.schema.ts'
import { nextRun } from '#mocks/contracts/library/next-run.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../../agents/agent.repository.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { createKnowledgeRepository } from '../../knowledge/knowledge.repository.ts'
import { siteProofOf } from '../../knowledge/pages/site-proof.ts'
import { SiteReadError } from '../../providers/site-reader/site-read-error.ts'
import type { SiteProgress } from '../../providers/site-reader/site-reader.ts'
import { newTimedId } from '../../shared/secrets.ts'
import { createSlots } from '../../shared/slots.ts'
import { createEventRecorder } from '../events/event-recorder.ts'
import { createAskForAutomation } from './ask-for-automation.ts'
import {
  type AutomationDoc,
  type AutomationRunDoc,
  createAutomationRepository,
} from './automation.repository.ts'
import { runMessage } from './run-message.ts'
import { createUpdateSiteKnowledge } from './update-site-knowledge.ts'

/** What runs need of the server. */
export type RunDeps = Pick<Deps, 'stores' | 'now' | 'log' | 'siteReader'>

/** A run that was started, or that was already under way. */
export interface StartedRun {
  run: AutomationRunDoc
  /** Resolves when the run this call started is over; at once when another call's is under way. Never rejects. */
  finished: Promise<void>
}

/** A lease lives this many milliseconds; its process renews it while the run is alive. */
export const leaseMs = 60_000
const renewMs = 20_000
/** Sites one process reads at a time on request. */
const readsAtOnce = 3
/** Nobody looks on: a crawl waits for its place as long as it takes, within reason. */
const crawlPatienceMs = 30 * 60 * 1000
/** Milliseconds between two notes of how far a run is. */
const noteMs = 500
const attempts = 5
const pollMs = 50

const interrupted = 'The run was interrupted. Please run it again.'
const agentGone = 'The agent was deleted.'

/**
 * Runs crawlers. A run holds its crawler's lease, which one conditional update takes: neither a double click nor a
 * second server starts another. A lease nobody renews is over, and its run has failed.
 */
export function createAutomationRuns(deps: RunDeps) {
  const { automations, runs, latestRuns } = createAutomationRepository(deps.stores)
  const agents = createAgentRepository(deps.stores)
  const { touch } = createKnowledgeRepository(deps.stores)
  const ask = createAskForAutomation(deps)
  const slots = createSlots(readsAtOnce)
  const events = createEventRecorder(deps)
  const updateSiteKnowledge = createUpdateSiteKnowledge(deps)

  /** Runs a crawler because somebody asks; answers with the run that is under way when there is one. */
  async function start(region: Region, automationId: string): Promise<StartedRun> {
    for (let attempt = 1; ; attempt += 1) {
      const doc = await automations(region).findOne({ _id: automationId })
      if (!doc) throw notFound()
      if (doc.runUntil > deps.now()) {
        const run = await runs(region).findOne({ _id: doc.runId ?? '' })
        if (run) return { run, finished: Promise.resolve() }
        // Taken, and not yet written down.
      } else {
        if (doc.runUntil !== 0) await closeInterrupted(region, doc)
        const run = await claim(region, doc, 'hand')
        if (run) return { run, finished: carryOut(region, run) }
      }
      if (attempt === attempts) throw new HttpError(503, { retryAfter: 1 })
      await wait(pollMs)
    }
  }

  /** Runs a crawler whose time has come and waits for its end; does nothing when somebody else did. */
  async function runDue(region: Region, automationId: string): Promise<void> {
    const doc = await automations(region).findOne({ _id: automationId })
    if (!doc || doc.nextRunAt === null || doc.nextRunAt > deps.now()) return
    const run = await claim(region, doc, 'schedule')
    if (run) await carryOut(region, run)
  }

  /** Takes the lease and writes the run down; null when somebody else was faster. */
  async function claim(region: Region, doc: AutomationDoc, trigger: AutomationRun['trigger']) {
    const run: AutomationRunDoc = {
      _id: newTimedId(deps.now()),
      automationId: doc._id,
      agentId: doc.agentId,
      state: 'queued',
      trigger,
      pagesRead: 0,
      pagesFound: 0,
      pagesNew: 0,
      pagesChanged: 0,
      pagesRemoved: 0,
      message: '',
      startedAt: unixNow(deps),
      finishedAt: null,
    }
    const { modifiedCount } = await automations(region).updateOne(
      { _id: doc._id, runId: doc.runId, runUntil: { $lte: deps.now() } },
      { $set: { runId: run._id, runUntil: deps.now() + leaseMs, nextRunAt: nextRun(doc, deps.now()) } },
    )
    if (modifiedCount !== 1) return null
    await runs(region).insertOne(run)
    // One that somebody started by hand has no job that would notice the end of its process.
    await ask(region, doc, deps.now() + leaseMs)
    return run
  }

  /** The whole run, whatever happens in it. */
  async function carryOut(region: Region, run: AutomationRunDoc): Promise<void> {
    const stop = new AbortController()
    const renewing = setInterval(() => void renew(region, run, stop), renewMs).unref()
    try {
      const done = await slots.use(() => read(region, run, stop))
      await finish(region, run, { state: 'done', ...done })
    } catch (error) {
      const isKnown = error instanceof SiteReadError
      if (!isKnown) deps.log.warn({ err: error, automation: run.automationId, region }, 'automation.failed')
      const message = isKnown ? error.message : defaultErrors[500].message
      await finish(region, run, { state: 'failed', message }).catch((reason: unknown) =>
        deps.log.warn({ err: reason, automation: run.automationId, region }, 'automation.not_closed'),
      )
    } finally {
      clearInterval(renewing)
    }
  }

  /** Keeps the lease; a run whose crawler was deleted or taken over ends. */
  async function renew(region: Region, run: AutomationRunDoc, stop: AbortController): Promise<void> {
    try {
      const { matchedCount } = await automations(region).updateOne(
        { _id: run.automationId, runId: run._id },
        { $set: { runUntil: deps.now() + leaseMs } },
      )
      if (matchedCount === 0) stop.abort(new SiteReadError('unreachable', interrupted))
    } catch (error) {
      deps.log.warn({ err: error, automation: run.automationId, region }, 'automation.lease_not_renewed')
    }
  }

  async function read(region: Region, run: AutomationRunDoc, stop: AbortController) {
    const mine = { _id: run.automationId, runId: run._id }
    const doc = await automations(region).findOne(mine)
    if (!doc) throw new SiteReadError('unreachable', interrupted)
    await runs(region).updateOne({ _id: run._id }, { $set: { state: 'running' } })
    const notes = progressNotes(region, run)
    const { website, maxPages, agentId, workspaceId } = doc
    const site = await deps.siteReader
      .read(website, {
        signal: stop.signal,
        owner: workspaceId,
        siteProof: siteProofOf(workspaceId),
        patienceMs: crawlPatienceMs,
        maxPages,
        onProgress: notes.take,
      })
      .finally(notes.settled)
    // What happened meanwhile counts: neither a deleted agent nor another run's pages are written to.
    if ((await agents.find(region, agentId))?.ownerID !== workspaceId) {
      throw new SiteReadError('nothing-readable', agentGone)
    }
    if (!(await automations(region).findOne(mine))) throw new SiteReadError('unreachable', interrupted)
    const change = await updateSiteKnowledge(region, { agentId, automationId: doc._id }, site)
    const pagesRead = site.pages.length
    return { ...change, pagesRead, pagesFound: pagesRead, message: runMessage(site) }
  }

  /** Notes how far the reading is, now and then; a note that fails is no reason to stop. */
  function progressNotes(region: Region, run: AutomationRunDoc) {
    let writing: Promise<unknown> = Promise.resolve()
    let notedAt = 0
    return {
      take(progress: SiteProgress): void {
        if (progress.stage !== 'reading-pages' || performance.now() - notedAt < noteMs) return
        notedAt = performance.now()
        const { pagesRead, pagesFound, title } = progress
        writing = runs(region)
          .updateOne({ _id: run._id }, { $set: { pagesRead, pagesFound, message: title } })
          .catch(() => undefined)
      },
      settled: async () => {
        await writing
      },
    }
  }

  async function finish(
    region: Region,
    run: AutomationRunDoc,
    end: Pick<AutomationRunDoc, 'state' | 'message'> & Partial<AutomationRunDoc>,
  ): Promise<void> {
    const { modifiedCount } = await runs(region).updateOne(
      { _id: run._id, state: { $in: ['queued', 'running'] } },
      { $set: { ...end, finishedAt: unixNow(deps) } },
    )
    const doc = await automations(region).findOneAndUpdate(
      { _id: run.automationId, runId: run._id },
      { $set: { runUntil: 0 } },
      { returnDocument: 'after' },
    )
    // A crawler that was deleted meanwhile leaves no history.
    if (!doc) await runs(region).deleteMany({ automationId: run.automationId })
    if (!doc || modifiedCount === 0) return
    tell(region, doc, { ...run, ...end })
    for (const old of await latestRuns(region, doc._id, 100, runsKept)) {
      await runs(region).deleteOne({ _id: old._id })
    }
  }

  function tell(region: Region, doc: AutomationDoc, run: AutomationRunDoc): void {
    const { workspaceId, agentId } = doc
    const about = { automationId: doc._id, automationName: doc.name, agentId }
    const { pagesRead, pagesNew, pagesChanged, pagesRemoved, message } = run
    if (run.state === 'failed') {
      events.record(region, workspaceId, 'automation_failed', { ...about, message })
    } else {
      const counts = { pagesRead, pagesNew, pagesChanged, pagesRemoved }
      events.record(region, workspaceId, 'automation_finished', { ...about, ...counts })
    }
  }

  /** Marks the run of a lease that nobody renewed as failed, once; one of the schedule is made up for at once. */
  async function closeInterrupted(region: Region, doc: AutomationDoc): Promise<void> {
    const run = await runs(region).findOne({ _id: doc.runId ?? '' })
    const isMadeUpFor = run !== null && doc.nextRunAt !== null && (await mayBeMadeUpFor(region, run))
    // It may have been killed after it wrote and before it said so.
    await touch(region, doc.agentId)
    if (run) await finish(region, run, { state: 'failed', message: interrupted })
    await automations(region).updateOne(
      { _id: doc._id, runId: doc.runId, runUntil: { $in: [doc.runUntil, 0] } },
      { $set: { runUntil: 0, ...(isMadeUpFor && { nextRunAt: deps.now() }) } },
    )
  }

  /** A site that ends every process that reads it is tried once more, and then waits for its next time. */
  async function mayBeMadeUpFor(region: Region, run: AutomationRunDoc): Promise<boolean> {
    if (run.trigger !== 'schedule' || !['queued', 'running'].includes(run.state)) return false
    const [before] = await latestRuns(region, run.automationId, 1, 1)
    return before?.trigger !== 'schedule' || before.message !== interrupted
  }

  return { start, runDue, closeInterrupted }
}
