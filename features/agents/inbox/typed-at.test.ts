import { describe, expect, it } from 'vitest'
import { mentionedIn, typedAt } from './typed-at.ts'

const people = [{ email: 'mira@harbour.example' }, { email: 'ada@harbour.example' }]

describe('naming somebody in a note', () => {
  it('is offered while an @ is typed, not inside an address', () => {
    expect(typedAt('Ask @Mi')).toBe('mi')
    expect(typedAt('@')).toBe('')
    expect(typedAt('mira@harbour')).toBeNull()
    expect(typedAt('Ask @mira ')).toBeNull()
  })

  it('counts members alone, whatever stands after the name', () => {
    expect(mentionedIn('@mira@harbour.example, look. @eve@evil.example', people)).toEqual([
      'mira@harbour.example',
    ])
    expect(mentionedIn('mira@harbour.example', people)).toEqual([])
  })
})
