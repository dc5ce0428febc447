import { describe, expect, it } from 'vitest'
import { preferredRegion, regionOfClock, regionOfQuery } from './preferred-region.ts'

describe('preferred region', () => {
  it.each([
    ['Berlin', 1, 'eu'],
    ['Lagos', 1, 'eu'],
    ['Reykjavik, and whoever hides their place', 0, 'eu'],
    ['Cape Verde', -1, 'eu'],
    ['Dubai', 4, 'eu'],
    ['Delhi', 5.5, 'eu'],
    ['Bangkok', 7, 'na'],
    ['Tokyo', 9, 'na'],
    ['Sydney', 11, 'na'],
    ['Auckland', 13, 'na'],
    ['New York', -5, 'na'],
    ['São Paulo', -3, 'na'],
    ['Honolulu', -10, 'na'],
  ])('of a clock as in %s (%d) is %s', (_, hours, region) => expect(regionOfClock(hours)).toBe(region))

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
