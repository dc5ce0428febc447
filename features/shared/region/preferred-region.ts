import { isRegion, type Region } from '#mocks/contracts/shared/region.ts'
import { readLocal } from '../local-values.ts'

/**
 * The nearer region by the clock, `hours` ahead of UTC: from Greenland (-2) to Myanmar (6.5), with Europe, Africa, the
 * Middle East and South Asia between them, it is eu; na for the Americas, and for East Asia, Australia and the Pacific,
 * whose cables lead across the Pacific.
 */
export function regionOfClock(hours: number): Region {
  return hours >= -2 && hours <= 6.5 ? 'eu' : 'na'
}

/** The region of a `region` query parameter; null when it names none. */
export function regionOfQuery(search: URLSearchParams): Region | null {
  const named = search.get('region')
  return isRegion(named) ? named : null
}

/** Where to ask when no address says so: the region used last, else the browser's. */
export function preferredRegion(): Region {
  const last = readLocal('vg_bucket')
  return isRegion(last) ? last : regionOfClock(-new Date().getTimezoneOffset() / 60)
}
