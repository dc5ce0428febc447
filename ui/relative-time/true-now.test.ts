import { afterEach, expect, it, vi } from 'vitest'
import { formatRelative } from './format-relative.ts'
import { setTrueNow, trueNow } from './true-now.ts'

afterEach(() => {
  vi.useRealTimers()
  setTrueNow(Date.now() / 1000)
})

it.each([5, -5])('is the true time on a device whose clock is %i hours off', (hours) => {
  const now = 1_793_610_000
  vi.useFakeTimers({ now: (now + hours * 3600) * 1000 })
  setTrueNow(now)
  expect(trueNow()).toBe(now)
  vi.advanceTimersByTime(180_000)
  expect(formatRelative(now, trueNow())).toBe('3 minutes ago')
})

it('leaves a clock alone that is right', () => {
  vi.useFakeTimers({ now: 1_793_610_000_000 })
  setTrueNow(1_793_610_030)
  expect(trueNow()).toBe(1_793_610_000)
})
