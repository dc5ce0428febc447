import {
  type DayRange,
  daysOfMonth,
  daysToldEach,
  dayText,
  monthOf,
  rangeBefore,
} from '#mocks/contracts/analytics/figure-range.ts'
import { dayIn } from '#mocks/contracts/analytics/figure-zone.ts'
import type {
  AgentFigures,
  AgentUsage,
  Step,
  Times,
  Totals,
} from '#mocks/contracts/analytics/figures.schema.ts'
import { emptyHistogram, type Histogram, percentile } from '#mocks/contracts/analytics/histogram.ts'
import { answeringKeys } from '#mocks/contracts/analytics/receipt.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { type FigureCounts, noCounts, numbersAlone, sumCounts } from './figure-counts.ts'
import { createFigureZones, sumId } from './figure-zones.ts'
import { grouped } from './grouped.ts'
import { createRollUps, weekHourOf } from './roll-ups.ts'

/** Counts of a day or of a month of a range. */
interface Part {
  /** `2026-11-23`, or `2026-11` for what is told by the month. */
  at: string
  counts: FigureCounts
  /** Messages of visitors in each of the week's hours. */
  hours: number[]
}

/** So many agents' days are read at a time. */
const agentsAtOnce = 200

/** Read and never written. */
const nothing = noCounts()

/** Whose figures are told, and in whose days. */
interface Told {
  region: Region
  agentId: string
  /** By its IANA name. */
  timezone: string
}

/** Reads figures from sums alone: a year takes as many documents as a few weeks. */
export function createReadFigures(deps: Pick<Deps, 'stores' | 'now'>) {
  const rollUps = createRollUps(deps)
  const { days, months } = rollUps

  /** @param alone whether numbers alone are wanted */
  async function dayParts(
    { region, agentId, timezone }: Told,
    { first, last }: DayRange,
    alone: boolean,
  ): Promise<Part[]> {
    const wanted = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    if (wanted.length === 0) return []
    const ids = wanted.map((day) => sumId(agentId, day, timezone))
    const found = await days(region)
      .find({ _id: { $in: ids } }, alone ? { projection: numbersAlone } : {})
      .toArray()
    const byDay = new Map(found.map((each) => [each.day, each]))
    return wanted.map((day) => {
      const counts = byDay.get(day)
      if (!counts) return { at: dayText(day), counts: nothing, hours: [] }
      const hours = Array<number>(168).fill(0)
      for (const [hour, count] of (counts.hours ?? []).entries()) hours[weekHourOf(day) + hour] = count
      return { at: dayText(day), counts: alone ? { ...nothing, ...counts } : counts, hours }
    })
  }

  /** Whole months by their sums, the days before and after them by theirs. */
  async function monthParts(told: Told, range: DayRange, alone: boolean): Promise<Part[]> {
    const { region, agentId, timezone } = told
    const today = dayIn(timezone, unixNow(deps))
    const names: string[] = []
    const edges: Part[] = []
    for (let day = range.first; day <= range.last; ) {
      const month = monthOf(day)
      const { first, last } = daysOfMonth(month)
      // Nothing has happened after today: a month that lasts is whole.
      if (day === first && (range.last >= last || range.last >= today)) names.push(month)
      else {
        const edge = { first: day, last: Math.min(last, range.last) }
        edges.push(...(await dayParts(told, edge, alone)))
      }
      day = last + 1
    }
    const idOf = (month: string) => sumId(agentId, month, timezone)
    const found = await months(region)
      .find({ _id: { $in: names.map(idOf) } }, alone ? { projection: numbersAlone } : {})
      .toArray()
    const byMonth = new Map(found.map((each) => [each._id, each]))
    const whole = names.map((at) => {
      const counts = byMonth.get(idOf(at))
      return { at, counts: { ...nothing, ...counts }, hours: counts?.hours ?? [] }
    })
    const all = [...whole, ...edges.map((part) => ({ ...part, at: part.at.slice(0, 7) }))]
    return [...grouped(all, ({ at }) => at)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([at, parts]) => (parts.length === 1 ? parts[0]! : { at, ...summed(parts) }))
  }

  function isByMonth({ first, last }: DayRange): boolean {
    return last - first + 1 > daysToldEach
  }

  const partsOf = (told: Told, range: DayRange, alone = false) =>
    isByMonth(range) ? monthParts(told, range, alone) : dayParts(told, range, alone)

  return {
    /** What visitors did in a range of days, beside as many days before. */
    async figures(
      region: Region,
      agentId: string,
      range: DayRange,
    ): Promise<Omit<AgentFigures, 'countries' | 'neverUsed'> & { countries: AgentFigures['channels'] }> {
      const timezone = await rollUps.settleAgent(region, agentId)
      const told = { region, agentId, timezone }
      const [parts, earlier] = await Promise.all([
        partsOf(told, range),
        partsOf(told, rangeBefore(range), true),
      ])
      const sum = sumCounts(parts.map(({ counts }) => counts))
      return {
        from: dayText(range.first),
        to: dayText(range.last),
        timezone,
        step: isByMonth(range) ? 'month' : 'day',
        totals: totalsOf(sum),
        before: totalsOf(sumCounts(earlier.map(({ counts }) => counts))),
        steps: parts.map(
          ({ at, counts }): Step => ({ at, ...dailyOf(counts), leadSources: counts.leadSources ?? [] }),
        ),
        hours: sumHours(parts),
        channels: sum.channels,
        leadSources: sum.leadSources,
        languages: sum.languages,
        countries: sum.countries,
        pages: sum.pages,
        sources: sum.sources,
      }
    },

    /** Credits several agents used in a range of days, each in its own days: as they were last counted. */
    async creditsOf(region: Region, agentIds: readonly string[], { first, last }: DayRange): Promise<number> {
      const wanted = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
      const zones = createFigureZones(deps.stores)
      let milliCredits = 0
      for (let at = 0; at < agentIds.length; at += agentsAtOnce) {
        const made = await zones.madeOf(region, agentIds.slice(at, at + agentsAtOnce))
        const ids = [...made].flatMap(([agentId, zone]) => wanted.map((day) => sumId(agentId, day, zone)))
        const found = await days(region)
          .find({ _id: { $in: ids } }, { projection: { models: 1 } })
          .toArray()
        for (const { models } of found) for (const each of models) milliCredits += each.milliCredits
      }
      return milliCredits / 1000
    },

    /** What answering cost in a range of days. */
    async usage(region: Region, agentId: string, range: DayRange): Promise<AgentUsage> {
      const timezone = await rollUps.settleAgent(region, agentId)
      const parts = await partsOf({ region, agentId, timezone }, range)
      const sum = sumCounts(parts.map(({ counts }) => counts))
      return {
        from: dayText(range.first),
        to: dayText(range.last),
        timezone,
        step: isByMonth(range) ? 'month' : 'day',
        steps: parts.map(({ at, counts }) => ({ at, ...usageOf(counts) })),
        models: sum.models.map(({ milliCredits, took, ...model }) => ({
          ...model,
          credits: milliCredits / 1000,
          took: timesOf(took),
        })),
        failures: sum.failures,
      }
    },
  }
}

function summed(parts: readonly Part[]): Pick<Part, 'counts' | 'hours'> {
  return { counts: sumCounts(parts.map(({ counts }) => counts)), hours: sumHours(parts) }
}

function sumHours(parts: readonly Pick<Part, 'hours'>[]): number[] {
  const sum = Array<number>(168).fill(0)
  for (const { hours } of parts) for (const [hour, count] of hours.entries()) sum[hour]! += count
  return sum
}

function dailyOf(counts: FigureCounts) {
  const {
    conversations,
    visitors = 0,
    messages,
    answered,
    unknown,
    handedOver,
    requests,
    leads = 0,
    milliCredits,
  } = counts
  return {
    conversations,
    visitors,
    messages,
    answered,
    unknown,
    handedOver,
    requests,
    leads,
    credits: milliCredits / 1000,
  }
}

function totalsOf(counts: FigureCounts): Totals {
  const { up, down, firstAnswer, firstPerson } = counts
  return {
    ...dailyOf(counts),
    up,
    down,
    firstAnswer: timesOf(firstAnswer),
    firstPerson: timesOf(firstPerson),
  }
}

function timesOf(histogram: readonly number[]): Times {
  return { median: percentile(histogram, 0.5), most: percentile(histogram, 0.95) }
}

function usageOf({ models }: FigureCounts) {
  const all = { answers: 0, failed: 0, tokens: 0, milliCredits: 0, took: emptyHistogram() as Histogram }
  for (const each of models) {
    all.tokens += each.promptTokens + each.completionTokens
    all.milliCredits += each.milliCredits
    // Sounds and style sheets are used, too, and are no answers.
    if (!answeringKeys.some((key) => key === each.featureKey)) continue
    all.answers += each.answers
    all.failed += each.failed
    for (const [bucket, count] of each.took.entries()) all.took[bucket]! += count
  }
  const { answers, failed, tokens, milliCredits, took } = all
  return { answers, failed, tokens, credits: milliCredits / 1000, ...timesOf(took) }
}
