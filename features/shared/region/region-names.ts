import type { Region } from '#mocks/contracts/shared/region.ts'

/** Names of the regions as switchers show them (spec 2 §2.6). */
export const regionNames: Record<Region, string> = { eu: 'Europe (EU)', na: 'North America (NA)' }
