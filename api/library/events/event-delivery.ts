import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import {
  createEventRepository,
  type EventDoc,
  type EventSettingsDoc,
  type Recipient,
  wants,
} from './event.repository.ts'
import { createEventEndpoint } from './event-endpoint.ts'
import { retryDelay } from './retry-schedule.ts'
import { signatureHeaders, signingSecret } from './sign-event.ts'

/** What deliveries need of the server. */
export type DeliveryDeps = Pick<Deps, 'stores' | 'now' | 'log' | 'config'>

/** After so many milliseconds an attempt died with its process, and the event is tried again. */
const attemptMs = 60_000
/** Events of a region that are delivered at once. */
const batch = 20

/**
 * Delivers events at least once, each under its own id: an attempt is claimed before it is made, and what a crash
 * left is claimed again. A failed one is tried again later, and after the last attempt its workspace is to get a mail.
 */
export function createEventDelivery(deps: DeliveryDeps, { limitMs }: { limitMs?: number } = {}) {
  const { events, recipientOf } = createEventRepository(deps.stores)

  /** Makes one attempt; null when another process makes it, or the event is gone. */
  async function attempt(region: Region, event: EventDoc, isAsked: boolean): Promise<EventDoc | null> {
    const { store, doc: current } = await recipientOf(region, event)
    const isWanted = isAsked ? current !== null && current.endpoint !== '' : wants(current, event.type)
    const claimed = await events(region).findOneAndUpdate(
      { _id: event._id, nextAttemptAt: event.nextAttemptAt, attempts: event.attempts },
      isWanted
        ? {
            $set: { state: 'pending', nextAttemptAt: deps.now() + attemptMs, attemptedAt: unixNow(deps) },
            $inc: { attempts: 1 },
          }
        : { $set: { state: 'unsubscribed', nextAttemptAt: 0 } },
      { returnDocument: 'after' },
    )
    if (!claimed || !isWanted || !current) return claimed
    // Whoever asks sees the answer; an event nobody tries any more is not tried again behind their back.
    return deliver(region, claimed, { store, doc: current }, !isAsked || event.state === 'pending')
  }

  async function deliver(
    region: Region,
    event: EventDoc,
    { store, doc: current }: Recipient & { doc: EventSettingsDoc },
    isRetried: boolean,
  ) {
    const { type, payload, createdAt, workspaceId } = event
    const body = JSON.stringify({
      type,
      payload: { ...payload, createdAt, workspaceSecret: current.endpointId },
    })
    const secret = signingSecret(deps.config.secret, workspaceId, current.secretId)
    const headers = signatureHeaders(secret, { id: event._id, timestamp: unixNow(deps), body })
    const { outcome, answer } = await createEventEndpoint(deps.config).post(current.endpoint, {
      body,
      headers,
      limitMs,
    })
    const delay = outcome === 'failed' && isRetried ? retryDelay(event.attempts, Math.random()) : null
    const end =
      outcome === 'taken'
        ? { state: 'sent' as const, nextAttemptAt: 0 }
        : delay === null
          ? { state: 'failed' as const, nextAttemptAt: 0 }
          : { state: 'pending' as const, nextAttemptAt: deps.now() + delay }
    const ended = await events(region).findOneAndUpdate(
      { _id: event._id, attempts: event.attempts },
      // With the end of the event, so that no crash comes between the two.
      { $set: { ...end, answer, ...(end.state === 'failed' && isRetried && { tellAt: deps.now() }) } },
      { returnDocument: 'after' },
    )
    if (outcome === 'gone') {
      await store.updateOne({ _id: current._id, endpoint: current.endpoint }, { $set: { isGone: true } })
    }
    if (ended?.state === 'failed') {
      deps.log.warn({ region, workspace: workspaceId, event: event._id, type, answer }, 'event.undelivered')
    }
    return ended
  }

  return {
    /** Delivers an event now because somebody asks; null when it is being delivered at this moment. */
    sendNow: (region: Region, event: EventDoc) => attempt(region, event, true),

    /** Makes every attempt that is due. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await events(region)
          .find({ nextAttemptAt: { $gt: 0, $lte: deps.now() } }, { sort: { nextAttemptAt: 1 }, limit: batch })
          .toArray()
        await Promise.all(due.map((event) => attempt(region, event, false)))
      }
    },
  }
}
