import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LastTold } from './last-told.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of the first at once, of a hundred that follow seldom, and of the last', async () => {
  const told: boolean[] = []
  const last = new LastTold(2000)
  const tell = async (now: boolean) => void told.push(now)
  await last.change('a', true, tell)
  expect(told).toEqual([true])
  for (let time = 0; time < 101; time += 1) {
    await last.change('a', time % 2 === 1, tell)
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.length).toBeLessThanOrEqual(5)
  expect(told.at(-1)).toBe(false)
})

it('tells nothing of who left and is back, and of another one at once', async () => {
  const told: string[] = []
  const last = new LastTold(2000)
  const tellOf = (name: string) => async (now: boolean) => void told.push(`${name} ${now}`)
  await last.change('a', true, tellOf('a'))
  await last.change('a', false, tellOf('a'))
  await last.change('b', true, tellOf('b'))
  await last.change('a', true, tellOf('a'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual(['a true', 'b true'])
  await last.change('a', false, tellOf('a'))
  expect(told.at(-1)).toBe('a false')
})
