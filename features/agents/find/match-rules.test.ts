import { describe, expect, it } from 'vitest'
import { badgeOf, leadsThere, type Moment } from './match-rules.ts'

describe('the badge of a match', () => {
  it.each([
    [1, 'Strong match'],
    [0.81, 'Strong match'],
    [0.8, 'Good match'],
    [0.61, 'Good match'],
    [0.6, 'Possible match'],
    [0.3, 'Possible match'],
  ])('at %f is %s', (score, badge) => {
    expect(badgeOf(score)).toBe(badge)
  })
})

describe('the search leads there by itself', () => {
  const moment: Moment = {
    score: 0.81,
    isFocused: true,
    sincePage: 1000,
    waitsForEnter: false,
    wouldAsk: false,
  }

  it('above 0.8, with the focus in the box and the page the same for a second', () => {
    expect(leadsThere(moment)).toBe(true)
  })

  it.each<[string, Partial<Moment>]>([
    ['the score is 0.8', { score: 0.8 }],
    ['nothing was found', { score: undefined }],
    ['the focus is elsewhere', { isFocused: false }],
    ['the page changed just now', { sincePage: 999 }],
    ['it was asked to wait for Enter', { waitsForEnter: true }],
    ['unsaved changes would be asked about', { wouldAsk: true }],
  ])('but not when %s', (_, change) => {
    expect(leadsThere({ ...moment, ...change })).toBe(false)
  })
})
