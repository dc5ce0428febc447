import { describe, expect, it } from 'vitest'
import { createEchoes } from './echoes.ts'

describe('createEchoes', () => {
  it('knows what was written, even when only some of it comes back', () => {
    const echoes = createEchoes()
    for (const text of ['a', 'ab', 'abc']) echoes.expect(text)
    expect(echoes.isOne('ab')).toBe(true)
    expect(echoes.isOne('abc')).toBe(true)
    expect(echoes.isOne('abc')).toBe(false)
  })

  it('forgets after a text from outside', () => {
    const echoes = createEchoes()
    echoes.expect('a')
    expect(echoes.isOne('reset')).toBe(false)
    expect(echoes.isOne('a')).toBe(false)
  })
})
