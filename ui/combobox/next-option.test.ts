import { describe, expect, it } from 'vitest'
import { firstOption, nextOption } from './next-option.ts'

const open = {}
const shut = { disabled: true }

describe('nextOption', () => {
  it('steps over what is disabled', () => {
    expect(nextOption([open, shut, open], 0, 1)).toBe(2)
    expect(nextOption([open, shut, open], 2, -1)).toBe(0)
  })

  it('goes round the ends by one step, from nothing too', () => {
    expect(nextOption([open, open], 1, 1)).toBe(0)
    expect(nextOption([open, open], 0, -1)).toBe(1)
    expect(nextOption([open, open], -1, 1)).toBe(0)
  })

  it('stops at the ends by a page', () => {
    const twelve = Array.from({ length: 12 }, () => open)
    expect(nextOption(twelve, 5, 10)).toBe(11)
    expect(nextOption(twelve, 5, -10)).toBe(0)
    expect(nextOption([open, shut], 0, 10)).toBe(0)
  })

  it('stays where nothing can be chosen', () => {
    expect(nextOption([shut, shut], -1, 1)).toBe(-1)
    expect(nextOption([], -1, 1)).toBe(-1)
  })
})

describe('firstOption', () => {
  it('is the first that can be chosen', () => {
    expect(firstOption([shut, open])).toBe(1)
    expect(firstOption([shut])).toBe(-1)
  })
})
