import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** The time zone an agent's days and months were last made for; `_id` is the agent's. Absent: UTC. */
interface FigureZoneDoc extends Doc {
  timezone: string
}

/** The `_id` of a day's or a month's sum. @param at days since 1970, or a month as `2026-11` */
export function sumId(agentId: string, at: number | string, timezone: string): string {
  return timezone === 'UTC' ? `${agentId}:${at}` : `${agentId}:${at}@${timezone}`
}

/** In whose days agents' figures are told: those of the zone their team answers in. */
export function createFigureZones(stores: Stores) {
  const zones = (region: Region): DocStore<FigureZoneDoc> => stores[region].collection('figureZones')
  const { agents } = createAgentRepository(stores)

  return {
    /** The zone an agent's days are to be told in, by its IANA name. */
    wanted: async (region: Region, agentId: string): Promise<string> => {
      const agent = await agents(region).findOne({ _id: agentId }, { projection: { officeTimezone: 1 } })
      return agent?.officeTimezone ?? handoffDefaults.officeTimezone
    },

    /** The zone its days were last made for. */
    made: async (region: Region, agentId: string): Promise<string> =>
      (await zones(region).findOne({ _id: agentId }))?.timezone ?? 'UTC',

    /** The zones the days of several agents were last made for, by agent. */
    async madeOf(region: Region, agentIds: readonly string[]): Promise<Map<string, string>> {
      const kept = await zones(region)
        .find({ _id: { $in: [...agentIds] } })
        .toArray()
      const byAgent = new Map(kept.map(({ _id, timezone }) => [_id, timezone]))
      return new Map(agentIds.map((agentId) => [agentId, byAgent.get(agentId) ?? 'UTC']))
    },

    /** Remembers that its days are made for a zone. */
    async note(region: Region, agentId: string, timezone: string): Promise<void> {
      await zones(region).updateOne({ _id: agentId }, { $set: { timezone } }, { upsert: true })
    },
  }
}
