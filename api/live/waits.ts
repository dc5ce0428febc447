import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Question } from '../conversations/question.ts'
import type { Deps } from '../deps.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { createSenders } from '../visitor-mails/senders.ts'

/** A visitor who waits for a person; `_id` is the conversation's. */
export interface WaitDoc extends Doc {
  agentId: string
  /** Unix milliseconds. */
  since: number
  /** When the workspace is mailed, in Unix milliseconds; 0 for never, or when it was. */
  mailAt: number
  /** Its mail is one about all of its agent that are due by then. @default false */
  inDigest?: boolean
  /** When the visitor goes back to the agent, in Unix milliseconds; 0 for never. */
  backAt: number
  /** By what its visitor's internet connection is told from others of a day. @default nobody knows */
  sender?: string
  /** Which change of the course began it anew. @default none */
  begunBy?: string
}

/** A visitor who may begin to wait. */
export type WaitingVisitor = Pick<Question, 'region' | 'conversationId' | 'agent' | 'address'>

/** How long visitors of an agent wait; `_id` is the agent's. */
export interface UsualWaitDoc extends Doc {
  /** Seconds, the latest counting most. */
  seconds: number
  /** Waits that were counted. */
  count: number
}

/** From so many waits on there is a usual one. */
const fewest = 3
/** How much a new wait counts. */
const weight = 0.3

/** Who waits for a person, since when, and what comes of it when nobody answers. */
export function createWaits({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const waits = (region: Region): DocStore<WaitDoc> => stores[region].collection('waits')
  const usual = (region: Region): DocStore<UsualWaitDoc> => stores[region].collection('usualWaits')
  const senderOf = createSenders({ stores, now })
  const later = (minutes: number) => (minutes === 0 ? 0 : now() + minutes * 60_000)

  return {
    waits,

    /** A visitor begins to wait; one who waits already goes on. */
    async begin(
      { region, conversationId, agent, address }: WaitingVisitor,
      { goesBack }: { goesBack: boolean },
    ): Promise<void> {
      // Who waits already is known by what they were told from others by.
      if (await waits(region).findOne({ _id: conversationId })) return
      const { handoffMailMinutes: mail, handoffFallbackMinutes: back } = { ...handoffDefaults, ...agent }
      const fresh = { since: now(), mailAt: later(mail), backAt: goesBack ? later(back) : 0 }
      const sender = await senderOf(region, agent, address)
      await waits(region).updateOne(
        { _id: conversationId },
        { $setOnInsert: { agentId: agent.ID, ...fresh, sender } },
        { upsert: true },
      )
    },

    /**
     * A visitor begins to wait anew, in one write: words to a person began a wait that never ends at the agent.
     * @param begunBy a name of one's own to end it by
     * @param mailed the workspace is told already
     */
    async beginAnew(
      region: Region,
      conversationId: string,
      agent: Agent,
      { begunBy, mailed }: { begunBy: string; mailed: boolean },
    ): Promise<void> {
      const { handoffMailMinutes: mail, handoffFallbackMinutes: back } = { ...handoffDefaults, ...agent }
      const fresh = { since: now(), mailAt: mailed ? 0 : later(mail), backAt: later(back), begunBy }
      await waits(region).updateOne(
        { _id: conversationId },
        { $set: { agentId: agent.ID, ...fresh }, $unset: { inDigest: '' } },
        { upsert: true },
      )
    },

    /** Nobody is waited for any more; with `begunBy`, by what that began. */
    async end(region: Region, conversationId: string, begunBy?: string): Promise<void> {
      await waits(region).deleteOne({ _id: conversationId, ...(begunBy !== undefined && { begunBy }) })
    },

    /** Somebody came: how long it took is remembered. */
    async count(region: Region, agentId: string, seconds: number): Promise<void> {
      const before = await usual(region).findOne({ _id: agentId })
      const mean = before ? before.seconds * (1 - weight) + seconds * weight : seconds
      await usual(region).updateOne(
        { _id: agentId },
        { $set: { seconds: mean }, $inc: { count: 1 } },
        { upsert: true },
      )
    },

    /** Minutes visitors usually wait; undefined while nobody knows. */
    async usualMinutes(region: Region, agentId: string): Promise<number | undefined> {
      const found = await usual(region).findOne({ _id: agentId })
      return found && found.count >= fewest ? Math.max(1, Math.ceil(found.seconds / 60)) : undefined
    },
  }
}
