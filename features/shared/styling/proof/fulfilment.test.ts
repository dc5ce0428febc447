import { expect, it, vi } from 'vitest'
import type { Expectation, StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { outcomeOf } from './fulfilment.ts'
import { readingKey } from './readings.ts'

/** A canvas reads colours in the browser; here they are written out. */
vi.mock('./css-colors.ts', () => ({
  readColor: (text: string) => ({ rgb: text.match(/\d+/g)!.map(Number), alpha: 1 }),
}))

function outcome(expectation: Omit<Expectation, 'part'>, was: string, is: string) {
  const wish: StyleWish = {
    said: 'it',
    state: 'rest',
    expects: [{ part: 'header', ...expectation }],
    refusal: null,
  }
  const read = (value: string) => new Map([[readingKey('header', expectation.reading), [value]]])
  return outcomeOf(wish, read(was), read(is))
}

const large = { reading: 'font-size', test: 'px', value: '20' } as const

it('claims nothing that looked so before', () => {
  expect(outcome(large, '14px', '20px')).toBe('done')
  expect(outcome(large, '20px', '20px')).toBe('already')
  expect(outcome({ ...large, test: 'same', value: '' }, '20px', '20px')).toBe('done')
})

it('takes corners that cannot get rounder for round', () => {
  expect(outcome({ reading: 'border-top-left-radius', test: 'more', value: '' }, '999px', '1200px')).toBe(
    'done',
  )
  expect(outcome({ reading: 'border-top-left-radius', test: 'more', value: '' }, '8px', '8px')).toBe(
    'not-done',
  )
  expect(outcome({ reading: 'border-top-left-radius', test: 'more', value: '' }, '999px', '4px')).toBe(
    'not-done',
  )
})

it('calls lighter or darker only what can be seen to be so', () => {
  const lighter = { reading: 'background', test: 'lighter', value: '' } as const
  const darker = { ...lighter, test: 'darker' } as const
  expect(outcome(lighter, 'rgb(100, 100, 100)', 'rgb(101, 100, 100)')).toBe('not-done')
  expect(outcome(lighter, 'rgb(100, 100, 100)', 'rgb(104, 104, 104)')).toBe('done')
  expect(outcome(darker, 'rgb(100, 100, 100)', 'rgb(99, 100, 100)')).toBe('not-done')
  expect(outcome(darker, 'rgb(100, 100, 100)', 'rgb(96, 96, 96)')).toBe('done')
})
