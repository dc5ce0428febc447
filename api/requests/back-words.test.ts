import { expect, it } from 'vitest'
import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { backWords } from './back-words.ts'

const office = {
  officeHours: [
    { day: 1, from: '09:00', to: '17:00' },
    { day: 5, from: '09:00', to: '17:00' },
  ],
  officeTimezone: 'Europe/Berlin',
}
const said = (language: SpokenLanguage, at: string) => backWords(office, language, Date.parse(at))

it.each([
  { at: '2026-11-07T12:00:00Z', words: 'We are back on Monday at 9:00 AM GMT+1.' },
  { at: '2026-11-08T12:00:00Z', words: 'We are back tomorrow at 9:00 AM GMT+1.' },
  { at: '2026-11-08T23:30:00Z', words: 'We are back today at 9:00 AM GMT+1.' },
  { at: '2026-11-09T12:00:00Z', words: '' },
])('at $at says: $words', ({ at, words }) => {
  expect(said('en', at)).toBe(words)
})

it('names the date of a day that has today’s name', () => {
  const weekly = { ...office, officeHours: office.officeHours.slice(0, 1) }
  const words = backWords(weekly, 'en', Date.parse('2026-11-09T18:00:00Z'))
  expect(words).toBe('We are back on Monday, November 16 at 9:00 AM GMT+1.')
})

it.each([
  ['de', 'Wir sind am Montag um 09:00 MEZ wieder da.'],
  ['fr', 'Nous serons de retour lundi à 09:00 UTC+1.'],
  ['pl', 'Wracamy: poniedziałek, 09:00 CET.'],
] as const)('says it in %s', (language, words) => {
  expect(said(language, '2026-11-07T12:00:00Z')).toBe(words)
})

it('fills every language’s words', () => {
  for (const language of spokenLanguages)
    for (const at of ['2026-11-07', '2026-11-08T12:00', '2026-11-08T23:30'])
      expect(said(language, `${at.length > 10 ? at : `${at}T12:00`}:00Z`)).toMatch(/^[^{}]*9[:.]00[^{}]*\.$/)
})

it('says nothing where nobody ever answers, or handing over is off', () => {
  const at = Date.parse('2026-11-07T12:00:00Z')
  expect(backWords({}, 'en', at)).toBe('')
  expect(backWords({ ...office, disableHandoff: true }, 'en', at)).toBe('')
})
