import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** How many conversations visitors began with one agent on one day; `_id` is `{agentId}:{day}`. */
export interface AgentDayDoc extends Doc {
  agentId: string
  /** Days since 1970, in UTC. */
  day: number
  conversations: number
  /** Conversations whose first turn may not be over, so that none is counted twice. */
  open?: Record<string, true>
}

/** A conversation that begins. */
interface Beginning {
  agentId: string
  conversationId: string
  /** Unix seconds. */
  now: number
}

const daySeconds = 86_400
const weekDays = 7
/** Days whose counters are kept. */
const keptDays = 60

/** The day of a moment in Unix seconds. */
export function dayOf(unixSeconds: number): number {
  return Math.floor(unixSeconds / daySeconds)
}

/** Conversations per agent and day: counted as they begin, so that a list need not read them. */
export function createConversationDays(stores: Stores) {
  const days = (region: Region): DocStore<AgentDayDoc> => stores[region].collection('agentDays')

  async function add(region: Region, { agentId, conversationId, now }: Beginning): Promise<void> {
    const day = dayOf(now)
    const _id = `${agentId}:${day}`
    const open = `open.${conversationId}` as const
    await insertIfAbsent(days(region), { _id, agentId, day, conversations: 0 })
    await days(region).updateOne(
      { _id, [open]: { $exists: false } },
      { $inc: { conversations: 1 }, $set: { [open]: true } },
    )
  }

  return {
    days,

    /** Counts a conversation that begins now; again and again it is counted once, until it is settled. */
    count: add,

    /** Forgets which conversation was counted: nobody will count it again. `now` as when it was, in Unix seconds. */
    async settle(region: Region, agentId: string, conversationId: string, now: number): Promise<void> {
      // Begun before midnight and counted after it.
      for (const day of [dayOf(now), dayOf(now) + 1]) {
        const open = `open.${conversationId}` as const
        await days(region).updateOne({ _id: `${agentId}:${day}`, [open]: true }, { $unset: { [open]: '' } })
      }
    },

    /** Forgets the counters of days long past; `now` in milliseconds. */
    async forgetOld(now: number): Promise<void> {
      for (const region of regions) {
        await days(region).deleteMany({ day: { $lt: dayOf(now / 1000) - keptDays } })
      }
    },

    /** The last seven days of some agents, oldest first; `now` in milliseconds. */
    async lastWeek(
      region: Region,
      agentIds: readonly string[],
      now: number,
    ): Promise<(agentId: string) => number[]> {
      const today = dayOf(now / 1000)
      const week = Array.from({ length: weekDays }, (_, index) => today - weekDays + 1 + index)
      const ids = agentIds.flatMap((agentId) => week.map((day) => `${agentId}:${day}`))
      const found =
        ids.length === 0
          ? []
          : await days(region)
              .find({ _id: { $in: ids } })
              .toArray()
      const counts = new Map(found.map(({ _id, conversations }) => [_id, conversations]))
      return (agentId) => week.map((day) => counts.get(`${agentId}:${day}`) ?? 0)
    },
  }
}
