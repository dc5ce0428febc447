import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowWindow } from './row-window.ts'

it('starts at the top and ends at the bottom', () => {
  expect(rowWindow(10_000, 44, 0, 440)).toEqual({ start: 0, end: 27, before: 0, after: 9973 * 44 })
  const bottom = rowWindow(10_000, 44, 10_000 * 44 - 440, 440)
  expect(bottom.end).toBe(10_000)
  expect(bottom.after).toBe(0)
})

it('draws every row of a short table', () => {
  expect(rowWindow(3, 44, 0, 440)).toEqual({ start: 0, end: 3, before: 0, after: 0 })
  expect(rowWindow(0, 44, 0, 440)).toEqual({ start: 0, end: 0, before: 0, after: 0 })
})

it('covers what is seen with at most 56 rows and keeps the height, wherever one scrolls', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 1_600 }),
      fc.double({ min: -0.1, max: 1.1, noNaN: true }),
      (count, viewHeight, share) => {
        const height = count * 44
        const scrollTop = share * Math.max(0, height - viewHeight)
        const { start, end, before, after } = rowWindow(count, 44, scrollTop, viewHeight)
        expect(end - start).toBeLessThanOrEqual(56)
        expect(before + (end - start) * 44 + after).toBe(height)
        const top = Math.max(0, Math.min(scrollTop, height - viewHeight))
        expect(start * 44).toBeLessThanOrEqual(top)
        expect(end * 44).toBeGreaterThanOrEqual(Math.min(height, top + viewHeight))
      },
    ),
  )
})
