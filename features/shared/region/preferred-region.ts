import { bucketOf, type Region, regionSchema, regions } from '#mocks/contracts/shared/region.ts'
import { readLocal } from '../local-values.ts'

/** The region of a time zone: Europe/* is eu, everything else na. */
export function regionOfTimeZone(timeZone: string | undefined): Region {
  return timeZone?.startsWith('Europe/') ? 'eu' : 'na'
}

/** The region of a `region` query parameter; null when it names none. */
export function regionOfQuery(search: URLSearchParams): Region | null {
  const parsed = regionSchema.safeParse(search.get('region'))
  return parsed.success ? parsed.data : null
}

/** Where to ask when no address says so: the region used last, else the browser's. */
export function preferredRegion(): Region {
  const bucket = readLocal('vg_bucket')
  const last = regions.find((region) => bucketOf(region) === bucket)
  return last ?? regionOfTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
