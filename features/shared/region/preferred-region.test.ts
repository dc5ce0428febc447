import { describe, expect, it } from 'vitest'
import { preferredRegion, regionOfQuery, regionOfTimeZone } from './preferred-region.ts'

describe('preferred region', () => {
  it.each([
    ['Europe/Berlin', 'eu'],
    ['America/New_York', 'na'],
    ['Asia/Tokyo', 'na'],
    [undefined, 'na'],
  ])('of the time zone %s is %s', (zone, region) => expect(regionOfTimeZone(zone)).toBe(region))

  it.each([
    ['region=eu', 'eu'],
    ['region=na', 'na'],
    ['region=mars', null],
    ['', null],
  ])('of the query %s is %s', (query, region) =>
    expect(regionOfQuery(new URLSearchParams(query))).toBe(region),
  )

  it('is found where the browser keeps nothing', () => expect(['eu', 'na']).toContain(preferredRegion()))
})
