import { setImmediate as nextTurn } from 'node:timers/promises'
import { daysOfMonth, monthOf } from '#mocks/contracts/analytics/figure-range.ts'
import { dayOfHour, hoursOfDay, localHour } from '#mocks/contracts/analytics/figure-zone.ts'
import { isVisitorSource } from '#mocks/contracts/leads/lead-sources.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Doc, DocStore, Filter, Update } from '../store/store.ts'
import { createCountHour } from './count-hour.ts'
import { type FigureCounts, sumCounts } from './figure-counts.ts'
import { createFigureFloors } from './figure-floors.ts'
import { createFigureMarks, type FigureMarkDoc, hourOf, markRestMs } from './figure-marks.ts'
import { createFigureZones, sumId } from './figure-zones.ts'
import { grouped } from './grouped.ts'
import { createReceipts } from './receipts.ts'

/** Counts as they are kept. */
interface KeptCounts extends Doc, FigureCounts {
  agentId: string
  /** Unix milliseconds at which reading what they are made of began. */
  countedFrom: number
}

/** What is counted of an agent in an hour; `_id` is `{agentId}:{hour}`. */
export interface FigureHourDoc extends KeptCounts {
  /** Hours since 1970, in UTC. */
  hour: number
  /** Who wrote in it, by what a visitor is told by for a day. */
  visitorKeys: string[]
}

/** The sum of a day's hours; `_id` is `{agentId}:{day}`, followed by its time zone where that is not UTC. */
export interface FigureDayDoc extends KeptCounts {
  /** Days since 1970, on the clocks of its time zone. */
  day: number
  /** Messages of visitors in each of its 24 hours by the clock. */
  hours: number[]
}

/** The sum of a month's days; `_id` is `{agentId}:{2026-11}`, followed by its time zone where that is not UTC. */
export interface FigureMonthDoc extends KeptCounts {
  /** Messages of visitors in each of the week's 168 hours, from Monday 00:00. */
  hours: number[]
}

const dayHours = 24
const weekHours = 168
/** The first of January 1970 was a Thursday. */
const weekdayOfFirst = 3
const batch = 200

/** Where a day's hours begin among those of the week. */
export function weekHourOf(day: number): number {
  return ((day + weekdayOfFirst) % 7) * dayHours
}

/**
 * Figures per hour, day and month. An hour is counted from what is kept, a day and a month are sums: however often and
 * in whichever order it is done, the outcome is the same, so nothing has to be counted exactly once.
 */
export function createRollUps(deps: Pick<Deps, 'stores' | 'now'>) {
  const { stores, now } = deps
  const hours = (region: Region): DocStore<FigureHourDoc> => stores[region].collection('figureHours')
  const days = (region: Region): DocStore<FigureDayDoc> => stores[region].collection('figureDays')
  const months = (region: Region): DocStore<FigureMonthDoc> => stores[region].collection('figureMonths')
  const { marks } = createFigureMarks(deps)
  const countHour = createCountHour(deps)
  const floors = createFigureFloors(deps)
  const zones = createFigureZones(stores)

  async function isCounted(region: Region, agentId: string, hour: number): Promise<boolean> {
    return (await hours(region).findOne({ _id: `${agentId}:${hour}` }, { projection: { _id: 1 } })) !== null
  }

  /** Keeps counts unless somebody has kept some that were read later. */
  async function keep<D extends KeptCounts>(store: DocStore<D>, { _id, ...fields }: D): Promise<void> {
    const older = { _id, countedFrom: { $lte: fields.countedFrom } } as Filter<D>
    try {
      await store.updateOne(older, { $set: fields as unknown as Update<D>['$set'] } as Update<D>, {
        upsert: true,
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }

  async function sumDay(region: Region, agentId: string, day: number, timezone: string): Promise<void> {
    const countedFrom = now()
    const ids = hoursOfDay(timezone, day).map((hour) => `${agentId}:${hour}`)
    const found = await hours(region)
      .find({ _id: { $in: ids } })
      .toArray()
    const asked = Array<number>(dayHours).fill(0)
    for (const each of found) asked[localHour(timezone, each.hour) - day * dayHours]! += each.asked
    await keep(days(region), {
      _id: sumId(agentId, day, timezone),
      agentId,
      countedFrom,
      day,
      hours: asked,
      ...sumCounts(found),
      // Whoever writes in two hours is one visitor.
      visitors: new Set(found.flatMap(({ visitorKeys = [] }) => visitorKeys)).size,
    })
  }

  async function sumMonth(region: Region, agentId: string, month: string, timezone: string): Promise<void> {
    const countedFrom = now()
    const { first, last } = daysOfMonth(month)
    const ids = Array.from({ length: last - first + 1 }, (_, index) =>
      sumId(agentId, first + index, timezone),
    )
    const found = await days(region)
      .find({ _id: { $in: ids } })
      .toArray()
    const asked = Array<number>(weekHours).fill(0)
    for (const each of found) {
      for (const [hour, count] of each.hours.entries()) asked[weekHourOf(each.day) + hour]! += count
    }
    await keep(months(region), {
      _id: sumId(agentId, month, timezone),
      agentId,
      countedFrom,
      hours: asked,
      ...sumCounts(found),
    })
  }

  /** Makes the sums some hours are in. */
  async function sum(
    region: Region,
    agentId: string,
    its: readonly number[],
    timezone: string,
  ): Promise<void> {
    const itsDays = new Set(its.map((hour) => dayOfHour(timezone, hour)))
    for (const day of itsDays) {
      await sumDay(region, agentId, day, timezone)
      if (itsDays.size > 1) await nextTurn()
    }
    for (const month of new Set([...itsDays].map(monthOf))) await sumMonth(region, agentId, month, timezone)
  }

  /** The zone an agent's days are told in; when it is another than before, they are made for it first. */
  async function zoneOf(region: Region, agentId: string): Promise<string> {
    const [wanted, made] = await Promise.all([zones.wanted(region, agentId), zones.made(region, agentId)])
    if (wanted === made) return wanted
    const its = await hours(region)
      .find<Pick<FigureHourDoc, '_id' | 'hour'>>({ agentId }, { projection: { hour: 1 } })
      .toArray()
    await sum(
      region,
      agentId,
      its.map(({ hour }) => hour),
      wanted,
    )
    await zones.note(region, agentId, wanted)
    return wanted
  }

  /** Counts some hours of an agent and the sums they are in. */
  async function count(region: Region, agentId: string, changed: readonly number[]): Promise<void> {
    const closed = await floors.floorOf(region, agentId)
    for (const hour of changed) {
      // Not all that was counted in it is there to be counted again.
      if (hour <= closed && (await isCounted(region, agentId, hour))) continue
      const countedFrom = now()
      const counts = await countHour(region, agentId, hour)
      await keep(hours(region), { _id: `${agentId}:${hour}`, agentId, countedFrom, hour, ...counts })
      await nextTurn()
    }
    // Asked after the hours are kept: a zone that changes later is made from all of them.
    await sum(region, agentId, changed, await zoneOf(region, agentId))
  }

  /** Counts marked hours. A mark that is fresh, or made anew meanwhile, stays. */
  async function settle(region: Region, due: readonly FigureMarkDoc[], until: number): Promise<void> {
    for (const [agentId, its] of grouped(due, (mark) => mark.agentId)) {
      await count(
        region,
        agentId,
        its.map(({ hour }) => hour),
      )
      for (const { _id, at } of its) if (at <= until) await marks(region).deleteOne({ _id, at })
    }
  }

  async function settleRegion(region: Region, until: number): Promise<void> {
    for (;;) {
      const due = await marks(region)
        .find({ at: { $lte: until } }, { sort: { at: 1, _id: 1 }, limit: batch })
        .toArray()
      await settle(region, due, until)
      if (due.length < batch) return
    }
  }

  return {
    hours,
    days,
    months,

    /** Counts what has changed and rested for a moment. @param restMs how long @default two seconds */
    async round(restMs = markRestMs): Promise<void> {
      for (const region of regions) await settleRegion(region, now() - restMs)
    },

    /**
     * Counts what has changed of one agent up to now, for whoever is about to read its figures; the time zone its
     * days are told in.
     */
    async settleAgent(region: Region, agentId: string): Promise<string> {
      const due = await marks(region).find({ agentId }, { limit: batch }).toArray()
      await settle(region, due, now() - markRestMs)
      return zoneOf(region, agentId)
    },

    /**
     * Counts every hour in which anything is kept anew. Hours of which nothing but receipts is kept any more stay as
     * they were counted, as do those a retention took from: what it took away was there.
     */
    async rebuild(region: Region): Promise<number> {
      const { messages } = createConversationRepository(stores)
      const { requests } = createRequestRepository(stores)
      const { leads } = createLeadRepository(stores)
      const { receipts } = createReceipts(deps)
      const found = new Map<string, Set<number>>()
      function note(agentId: string, ts: number): void {
        const its = found.get(agentId) ?? new Set()
        found.set(agentId, its.add(hourOf(ts)))
      }
      for await (const { agentId, ts } of everyDocument(messages(region))) note(agentId, ts)
      for await (const { agentId, createdAt } of everyDocument(requests(region))) note(agentId, createdAt)
      for await (const { agentId, createdAt, source } of everyDocument(leads(region))) {
        if (isVisitorSource(source)) note(agentId, createdAt)
      }
      for await (const { agentId, ts, unkept } of everyDocument(receipts(region))) {
        // Receipts outlive the messages they are for.
        if (unkept || !(await isCounted(region, agentId, hourOf(ts)))) note(agentId, ts)
      }
      let counted = 0
      for (const [agentId, its] of found) {
        await count(region, agentId, [...its])
        counted += its.size
      }
      return counted
    },

    /** What an hour would be counted as now. */
    countHour,
  }
}

export type RollUps = ReturnType<typeof createRollUps>
