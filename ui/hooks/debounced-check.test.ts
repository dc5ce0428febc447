import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Check, startDebouncedCheck } from './debounced-check.ts'

describe('startDebouncedCheck', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks only after the delay', async () => {
    const check = vi.fn<Check>().mockResolvedValue(true)
    const onOutcome = vi.fn()
    startDebouncedCheck('acme', check, 2000, onOutcome)
    await vi.advanceTimersByTimeAsync(1999)
    expect(check).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(check).toHaveBeenCalledWith('acme', expect.any(AbortSignal))
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('ok')
  })

  it.each([
    ['taken', () => Promise.resolve(false)],
    ['failed', () => Promise.reject(new Error('offline'))],
  ])('reports %s', async (outcome, check) => {
    const onOutcome = vi.fn()
    startDebouncedCheck('acme', check, 10, onOutcome)
    await vi.advanceTimersByTimeAsync(10)
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(outcome)
  })

  it('never asks when called off before the delay is over', async () => {
    const check = vi.fn<Check>().mockResolvedValue(true)
    startDebouncedCheck('acme', check, 2000, vi.fn())()
    await vi.advanceTimersByTimeAsync(5000)
    expect(check).not.toHaveBeenCalled()
  })

  it('aborts a running check and drops its answer, however it comes', async () => {
    const onOutcome = vi.fn()
    let answer: (free: boolean) => void = () => undefined
    let seen: AbortSignal | undefined
    const check: Check = (_value, signal) => {
      seen = signal
      return new Promise((resolve) => {
        answer = resolve
      })
    }
    const callOff = startDebouncedCheck('acme', check, 10, onOutcome)
    await vi.advanceTimersByTimeAsync(10)
    callOff()
    expect(seen?.aborted).toBe(true)
    answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(onOutcome).not.toHaveBeenCalled()
  })
})
