import { describe, expect, it } from 'vitest'
import { groupOptions } from './group-options.ts'

describe('groupOptions', () => {
  it('puts neighbours of one group together and keeps the order', () => {
    const a = { id: 'a', group: undefined }
    const b = { id: 'b', group: 'Europe' }
    const c = { id: 'c', group: 'Europe' }
    const d = { id: 'd', group: 'Asia' }
    expect(groupOptions([a, b, c, d])).toEqual([
      { name: undefined, options: [a] },
      { name: 'Europe', options: [b, c] },
      { name: 'Asia', options: [d] },
    ])
  })

  it('makes no group of nothing', () => expect(groupOptions([])).toEqual([]))
})
