import type { LiveEventType } from '#mocks/contracts/live/live-event.schema.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import type { AgentRef, WorkspaceRef } from '../shared/ownership.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { signalKey, signalOf } from './live-signal.ts'

/** One event; `_id` is `{workspaceId}:{number}`. It says what to look at and repeats nothing that was said. */
export interface LiveEventDoc extends Doc {
  workspaceId: string
  /** '' where it is about none, or about one that is gone. */
  agentId: string
  conversationId: string
  seq: number
  type: LiveEventType
  /** '' for none. */
  messageId: string
  /** Name and address of the member it is about; '' for a visitor. */
  name: string
  email: string
  /** With `presence` and `visit` alone. */
  online: boolean
  /** Unix milliseconds. */
  at: number
  /** The same, but later where it is kept as the last of its workspace. */
  sweepAt: number
}

/** What is told of an event. */
export type LiveNews = WorkspaceRef & { type: LiveEventType } & Partial<
    Pick<LiveEventDoc, 'agentId' | 'conversationId' | 'messageId' | 'name' | 'email' | 'online'>
  >

/** Who was away for longer reads what is on screen anew. */
export const eventsKeptMs = 60 * 60_000
/** What this process knows of the last number is asked again after so long. */
const headFreshMs = 10_000
const digits = 15
const sweepBatch = 200

/**
 * What happened in each workspace, numbered without a gap: an event gets its number only once the one before it is
 * kept, so whoever reads along the numbers misses none, whichever process wrote them.
 */
export function createLiveLog({ stores, now }: { stores: Stores; now: () => number }) {
  const events = (region: Region): DocStore<LiveEventDoc> => stores[region].collection('liveEvents')
  const signal = () => signalOf(stores)
  const idOf = (workspaceId: string, seq: number) => `${workspaceId}:${String(seq).padStart(digits, '0')}`

  /** Number of the last event; 0 before the first. */
  async function head({ region, workspaceId }: WorkspaceRef): Promise<number> {
    const [last] = await events(region)
      .find({ _id: { $gt: `${workspaceId}:`, $lt: `${workspaceId};` } }, { sort: { _id: -1 }, limit: 1 })
      .toArray()
    return last?.seq ?? 0
  }

  async function append(news: LiveNews): Promise<number> {
    const { region, workspaceId, type } = news
    const { agentId = '', conversationId = '', messageId = '', name = '', email = '', online = false } = news
    const key = signalKey(region, workspaceId)
    const known = signal().heads.get(key)
    let seq = known && now() - known.at < headFreshMs ? known.seq + 1 : (await head(news)) + 1
    const fields = { workspaceId, agentId, conversationId, messageId, type, name, email, online }
    for (;;) {
      const at = now()
      const doc: LiveEventDoc = { _id: idOf(workspaceId, seq), ...fields, seq, at, sweepAt: at }
      if (await insertIfAbsent(events(region), doc)) break
      // Another process was faster.
      seq = (await head(news)) + 1
    }
    if (signal().heads.size > 10_000) signal().heads.clear()
    signal().heads.set(key, { seq, at: now() })
    return seq
  }

  return {
    head,

    /** Keeps an event and wakes those who wait for it here. */
    async tell(news: LiveNews): Promise<void> {
      const key = signalKey(news.region, news.workspaceId)
      await signal().inTurn(key, () => append(news))
      signal().wake(key)
    },

    /** Events after a number, in their order. */
    after: ({ region, workspaceId }: WorkspaceRef, seq: number, limit: number): Promise<LiveEventDoc[]> =>
      events(region)
        .find({ _id: { $gt: idOf(workspaceId, seq), $lt: `${workspaceId};` } }, { sort: { _id: 1 }, limit })
        .toArray(),

    /** Takes an agent out of what is remembered. Numbers stay: readers would take a gap for a loss. */
    async forgetAgent({ region, agentId }: AgentRef, most: number): Promise<void> {
      const gone = { agentId: '', conversationId: '', messageId: '', name: '', email: '' }
      for (let done = 0; done < most; done += sweepBatch) {
        const found = await events(region).find({ agentId }, { limit: sweepBatch }).toArray()
        for (const { _id } of found) await events(region).updateOne({ _id }, { $set: gone })
        if (found.length < sweepBatch) return
      }
    },

    /** Removes what is older than anybody goes on from, but for the last of each workspace, which numbers go on from. */
    async sweep(): Promise<void> {
      const before = now() - eventsKeptMs
      for (const region of regions) {
        for (;;) {
          const old = await events(region)
            .find({ sweepAt: { $lt: before } }, { sort: { sweepAt: 1 }, limit: sweepBatch })
            .toArray()
          for (const { _id, workspaceId, seq } of old) {
            if (seq < (await head({ region, workspaceId }))) await events(region).deleteOne({ _id })
            else await events(region).updateOne({ _id }, { $set: { sweepAt: now() } })
          }
          if (old.length < sweepBatch) break
        }
      }
    },
  }
}

export type LiveLog = ReturnType<typeof createLiveLog>
