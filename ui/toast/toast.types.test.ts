import { expect, it } from 'vitest'
import { durationOf } from './toast.types.ts'

it('keeps a notice between two and five seconds', () => {
  expect(durationOf({ kind: 'success', title: '', duration: 100 })).toBe(2000)
  expect(durationOf({ kind: 'success', title: '', duration: 4000 })).toBe(4000)
  expect(durationOf({ kind: 'success', title: '', duration: 60_000 })).toBe(5000)
})

it('leaves failures longer than good news', () => {
  expect(durationOf({ kind: 'info', title: '' })).toBe(3000)
  expect(durationOf({ kind: 'failure', title: '' })).toBe(5000)
})
