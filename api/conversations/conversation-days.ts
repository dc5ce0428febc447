import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** How many conversations visitors began with one agent on one day; `_id` is `{agentId}:{day}`. */
export interface AgentDayDoc extends Doc {
  agentId: string
  /** Days since 1970, in UTC. */
  day: number
  conversations: number
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

  async function add(region: Region, agentId: string, day: number): Promise<void> {
    await days(region).findOneAndUpdate(
      { _id: `${agentId}:${day}` },
      { $inc: { conversations: 1 }, $setOnInsert: { agentId, day } },
      { upsert: true, returnDocument: 'after' },
    )
  }

  return {
    days,

    /** Counts a conversation that begins now, in Unix seconds. */
    async count(region: Region, agentId: string, now: number): Promise<void> {
      try {
        await add(region, agentId, dayOf(now))
      } catch (error) {
        // Two first conversations of a day at once: the counter is there now.
        if (!isDuplicateKey(error)) throw error
        await add(region, agentId, dayOf(now))
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
