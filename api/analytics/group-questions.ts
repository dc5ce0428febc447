import type { DayRange } from '#mocks/contracts/analytics/figure-range.ts'
import { secondsOfDays } from '#mocks/contracts/analytics/figure-zone.ts'
import { mostGrouped } from '#mocks/contracts/analytics/question-groups.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { EncoderBusyError } from '../encoder/encoder.ts'
import { HttpError } from '../http/http-error.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { CutOffError, PoolFullError } from '../shared/worker-pool.ts'
import { createFigureZones } from './figure-zones.ts'
import { createLatestQuestions } from './latest-questions.ts'
import { type FoundGroup, groupByMeaning, toldGroup } from './question-clusters.ts'

/** Groups that are told. */
const mostTold = 100
/** Milliseconds for which groups are told as they were found. */
const freshMs = 60_000
const mostRemembered = 200

/** What visitors asked for, before it is looked up what answers it. */
export interface FoundQuestions {
  /** Questions that were read. */
  read: number
  /** The largest first. */
  groups: FoundGroup[]
}

/** What visitors asked in a range of days, questions of one meaning together: the latest thousand of them. */
export function createGroupQuestions({ stores, encoder, now }: Pick<Deps, 'stores' | 'encoder' | 'now'>) {
  const latest = createLatestQuestions(stores)
  const zones = createFigureZones(stores)

  async function group(region: Region, agentId: string, range: DayRange): Promise<FoundQuestions> {
    const within = secondsOfDays(await zones.wanted(region, agentId), range)
    const asked = await latest(region, agentId, within, mostGrouped)
    const groups = await groupByMeaning(asked, encoder).catch((error: unknown) => {
      const isBusy = [EncoderBusyError, PoolFullError, CutOffError].some((kind) => error instanceof kind)
      if (isBusy) throw new HttpError(429)
      throw error
    })
    return { read: asked.length, groups: groups.slice(0, mostTold).map(toldGroup) }
  }

  const cache = createShortCache<FoundQuestions>({ ms: freshMs, size: mostRemembered, now })
  const running = new Map<string, Promise<FoundQuestions | null>>()

  /** Whoever asks for the same at the same moment gets the same, and so does who asks within a minute. */
  return async function groupQuestions(
    region: Region,
    agentId: string,
    range: DayRange,
  ): Promise<FoundQuestions> {
    const key = `${region}:${agentId}:${range.first}:${range.last}`
    const before = running.get(key)
    if (before) return (await before)!
    const mine = Promise.resolve(cache.through(key, () => group(region, agentId, range)))
    running.set(key, mine)
    try {
      return (await mine)!
    } finally {
      running.delete(key)
    }
  }
}
