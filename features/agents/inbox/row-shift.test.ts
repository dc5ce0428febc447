import { describe, expect, it } from 'vitest'
import { rowShift } from './row-shift.ts'

const rows = ['d', 'e', 'f', 'g'].map((key, at) => ({ key, start: 300 + at * 100 }))
const among = (keys: string) => (key: string) => {
  const at = keys.indexOf(key)
  return at < 0 ? undefined : at * 100
}

describe('rowShift', () => {
  it('follows rows that one was put above', () => {
    expect(rowShift(rows, among('xabcdefg'))).toBe(100)
  })

  it('follows rows that one above was taken from', () => {
    expect(rowShift(rows, among('bcdefg'))).toBe(-100)
  })

  it('stays where one of them went to the top', () => {
    expect(rowShift(rows, among('dabcefg'))).toBe(0)
  })

  it('stays where none of them is there any more', () => {
    expect(rowShift(rows, among('xyz'))).toBe(0)
  })
})
