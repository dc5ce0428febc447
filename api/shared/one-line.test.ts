import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('makes one line of many', () => {
  expect(oneLine(' Ann\r\n \tof  the\u2028studio ')).toBe('Ann of the studio')
  expect(oneLine('Reply to:\u0085eve\u0000\u001b@evil.example')).toBe('Reply to: eve @evil.example')
})

it('lets nothing turn the direction of what follows', () => {
  for (const sign of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    expect(oneLine(`a${sign}b`)).toBe('ab')
  }
})
