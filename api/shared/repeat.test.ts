import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('works now and again, sooner after a failure, until it is stopped', async () => {
  const failed = vi.fn()
  let turns = 0
  const work = async () => {
    turns += 1
    if (turns === 2) throw new Error('away')
  }
  const stop = repeat(work, { everyMs: 1000, soonMs: 100, failed })
  await vi.advanceTimersByTimeAsync(999)
  expect(turns).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(turns).toBe(2)
  expect(failed).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(turns).toBe(3)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(turns).toBe(3)
})

it('never takes two turns at once', async () => {
  let finish = () => {}
  let turns = 0
  const work = () => {
    turns += 1
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const stop = repeat(work, { everyMs: 10, soonMs: 10, failed: vi.fn() })
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(10)
  expect(turns).toBe(2)
  stop()
})
