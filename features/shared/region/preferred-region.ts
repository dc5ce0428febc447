import { bucketOf, isRegion, type Region, regions } from '#mocks/contracts/shared/region.ts'
import { readLocal } from '../local-values.ts'

/** The region of a time zone: Europe/* is eu, everything else na. */
export function regionOfTimeZone(timeZone: string | undefined): Region {
  return timeZone?.startsWith('Europe/') ? 'eu' : 'na'
}

/** The region of a `region` query parameter; null when it names none. */
export function regionOfQuery(search: URLSearchParams): Region | null {
  const named = search.get('region')
  return isRegion(named) ? named : null
}

/** Where to ask when no address says so: the region used last, else the browser's. */
export function preferredRegion(): Region {
  const bucket = readLocal('vg_bucket')
  const last = regions.find((region) => bucketOf(region) === bucket)
  return last ?? regionOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
