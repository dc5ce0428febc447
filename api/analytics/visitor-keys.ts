import { createHmac, randomBytes } from 'node:crypto'
import { dayText } from '#mocks/contracts/analytics/figure-range.ts'
import { dayIn } from '#mocks/contracts/analytics/figure-zone.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** What keys of a day are made with; `_id` is the day, as `2026-11-23`. Once it is gone nobody can make one again. */
interface VisitorSaltDoc extends Doc {
  salt: string
  /** Unix milliseconds at which it was made. */
  at: number
}

/** Milliseconds a salt is kept: its day lasts up to fifty hours around the world. */
export const saltKeptMs = 3 * 24 * 60 * 60 * 1000
const saltBytes = 32
const keyBytes = 9

/** What a visitor is told by for a day: nothing is kept in their browser, and of this only what is made from it. */
interface Visitor {
  agent: { ID: string; officeTimezone?: string | undefined }
  /** Where they write from. */
  address: string
  /** What their browser says of itself. @default unknown */
  userAgent?: string | undefined
}

/** By what visitors are counted: the same on one day, another on the next (decision 0090). */
export function createVisitorKeys(deps: Pick<Deps, 'stores' | 'now'>) {
  const salts = (region: Region): DocStore<VisitorSaltDoc> => deps.stores[region].collection('visitorSalts')

  async function saltOf(region: Region, day: string): Promise<string> {
    const found = await salts(region).findOne({ _id: day })
    if (found) return found.salt
    const fresh = { _id: day, salt: randomBytes(saltBytes).toString('base64url'), at: deps.now() }
    if (await insertIfAbsent(salts(region), fresh)) return fresh.salt
    return (await salts(region).findOne({ _id: day }))?.salt ?? fresh.salt
  }

  return async function visitorKey(
    region: Region,
    { agent: { ID, officeTimezone = handoffDefaults.officeTimezone }, address, userAgent = '' }: Visitor,
  ): Promise<string> {
    const salt = await saltOf(region, dayText(dayIn(officeTimezone, unixNow(deps))))
    const told = JSON.stringify([ID, address, userAgent])
    return createHmac('sha256', salt).update(told).digest().subarray(0, keyBytes).toString('base64url')
  }
}
