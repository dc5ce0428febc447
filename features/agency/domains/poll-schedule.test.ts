import { expect, it } from 'vitest'
import { pollAfter } from './poll-schedule.ts'

it('looks at most 180 times an hour, every five seconds at first', () => {
  const hour = 60 * 60 * 1000
  let at = 0
  let looks = 0
  const pauses = new Set<number>()
  while (at < hour) {
    looks += 1
    pauses.add(pollAfter(looks))
    at += pollAfter(looks)
  }
  expect(looks).toBeLessThanOrEqual(180)
  expect([...pauses]).toEqual([5_000, 60_000])
})
