import { expect, it } from 'vitest'
import { consentRuns } from './consent-runs.ts'

it('finds the links of a consent text, written out and alone', () => {
  expect(consentRuns('See [our rules](https://example.com/privacy) or https://example.com/terms.')).toEqual([
    { text: 'See ' },
    { text: 'our rules', href: 'https://example.com/privacy' },
    { text: ' or ' },
    { text: 'https://example.com/terms', href: 'https://example.com/terms' },
    { text: '.' },
  ])
  expect(consentRuns('We keep your email address.')).toEqual([{ text: 'We keep your email address.' }])
  expect(consentRuns('')).toEqual([])
})

it.each([
  '[Rules](javascript:alert`1`)',
  '[Rules](data:text/html,x)',
  '[Rules](/privacy)',
  '<a href="x">Rules</a>',
  '['.repeat(500),
])('makes no link of %s', (text) => {
  expect(consentRuns(text)).toEqual([{ text }])
})
