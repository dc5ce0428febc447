import { expect, it } from 'vitest'
import { thresholdTone } from './threshold-tone.ts'

it('changes only above 50% and above 80%', () => {
  expect(thresholdTone(50, 100)).toBe('accent')
  expect(thresholdTone(50.01, 100)).toBe('warning')
  expect(thresholdTone(80, 100)).toBe('warning')
  expect(thresholdTone(80.01, 100)).toBe('danger')
  expect(thresholdTone(900, 1000)).toBe('danger')
})

it('stays calm without anything to run out of', () => {
  expect(thresholdTone(5, 0)).toBe('accent')
})
