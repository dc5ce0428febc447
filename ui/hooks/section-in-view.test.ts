import { describe, expect, it } from 'vitest'
import { sectionInView } from './section-in-view.ts'

const places = [
  { id: 'greeting', top: -300 },
  { id: 'colours', top: 90 },
  { id: 'knowledge', top: 700 },
]

describe('the part of a page that is being read', () => {
  it('is the last one that began above the line', () => {
    expect(sectionInView(places, { line: 120, atEnd: false })).toBe('colours')
    expect(sectionInView(places, { line: 80, atEnd: false })).toBe('greeting')
  })

  it('is the first one before any began', () => {
    expect(sectionInView(places.slice(1), { line: 20, atEnd: false })).toBe('colours')
  })

  it('is the last one at the end of the page, where it may be too short to reach the line', () => {
    expect(sectionInView(places, { line: 120, atEnd: true })).toBe('knowledge')
  })

  it('is none on a page without parts', () => {
    expect(sectionInView([], { line: 120, atEnd: true })).toBeUndefined()
  })
})
