import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paceAnswer } from './answer-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('collects early text and shows it when the pause is over', async () => {
  const onText = vi.fn()
  const pace = paceAnswer(1000, onText)
  pace.push('We ')
  pace.push('open')
  await vi.advanceTimersByTimeAsync(999)
  expect(onText).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onText.mock.calls).toEqual([['We open']])
  pace.push(' at 7')
  expect(onText).toHaveBeenLastCalledWith('We open at 7')
  await expect(pace.pause).resolves.toBeUndefined()
})

it('shows text that comes after the pause at once: the wait was long enough', async () => {
  const onText = vi.fn()
  const pace = paceAnswer(1000, onText)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onText).not.toHaveBeenCalled()
  pace.push('We open')
  expect(onText.mock.calls).toEqual([['We open']])
})

it('does not wait where no pause is asked for', async () => {
  const onText = vi.fn()
  const pace = paceAnswer(0, onText)
  pace.push('We')
  expect(onText.mock.calls).toEqual([['We']])
  await expect(pace.pause).resolves.toBeUndefined()
})
