import { expect, it } from 'vitest'
import { createWindows } from './windows.ts'

it('holds so many keys and no more, even when all are at their limit', () => {
  const windows = createWindows(5)
  for (let i = 0; i < 50_000; i += 1) windows.add(`key ${i}`, { used: 5, endsAt: 60_000 }, i / 1000)
  expect(windows.size).toBeLessThanOrEqual(10_000)
  expect(windows.size).toBeGreaterThan(8_000)
  expect(windows.get('key 49999', 50)).toBeDefined()
  expect(windows.get('key 0', 50)).toBeUndefined()
})

it('lets go first of what is over', () => {
  const windows = createWindows(5)
  for (let i = 0; i < 9_999; i += 1) windows.add(`over ${i}`, { used: 5, endsAt: 10 }, 0)
  windows.add('running', { used: 1, endsAt: 60_000 }, 0)
  windows.add('next', { used: 1, endsAt: 60_000 }, 20)
  expect(windows.size).toBe(2)
  expect(windows.get('over 1', 20)).toBeUndefined()
})
