import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPausableTimer } from './pausable-timer.ts'

describe('startPausableTimer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends once after its duration', () => {
    const onEnd = vi.fn()
    startPausableTimer(2000, onEnd)
    vi.advanceTimersByTime(1999)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not count while paused and goes on with what was left', () => {
    const onEnd = vi.fn()
    const timer = startPausableTimer(2000, onEnd)
    vi.advanceTimersByTime(1500)
    timer.pause()
    vi.advanceTimersByTime(60_000)
    timer.resume()
    vi.advanceTimersByTime(499)
    expect(onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('takes a second pause or resume for nothing', () => {
    const onEnd = vi.fn()
    const timer = startPausableTimer(1000, onEnd)
    timer.resume()
    vi.advanceTimersByTime(400)
    timer.pause()
    timer.pause()
    timer.resume()
    timer.resume()
    vi.advanceTimersByTime(600)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('never ends after stop', () => {
    const onEnd = vi.fn()
    startPausableTimer(1000, onEnd).stop()
    vi.advanceTimersByTime(5000)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
