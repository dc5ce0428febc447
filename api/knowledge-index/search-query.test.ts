import { describe, expect, it } from 'vitest'
import type { SaidTurn } from './search-query.ts'
import { toSearchQuery } from './search-query.ts'

const asked = (...questions: string[]): SaidTurn[] =>
  questions.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'An answer about parking.' },
  ])
describe('toSearchQuery', () => {
  it.each([
    ['and on Sunday?', 'What time do you open on on Sunday?'],
    ['Tuesday?', 'What time do you open on Tuesday?'],
    ['what about the weekend', 'What time do you open on the weekend'],
  ])('replaces the day in %s', (text, expected) => {
    expect(toSearchQuery(text, asked('What time do you open on Monday?'))).toBe(expected)
  })

  it.each([
    ['und am Sonntag?', 'Wann habt ihr am Montag geöffnet?', 'Wann habt ihr am geöffnet am Sonntag?'],
    ['et le dimanche ?', 'Vous ouvrez à quelle heure le lundi ?', 'Vous ouvrez à quelle heure le dimanche ?'],
  ])('does so in other languages: %s', (text, before, expected) => {
    expect(toSearchQuery(text, asked(before))).toBe(expected)
  })

  it('takes the subject along for a pronoun', () => {
    expect(toSearchQuery('how much is it?', asked('Do you have herbal tea?'))).toBe(
      'Do you have herbal tea how much is it?',
    )
  })

  it('follows a chain of follow-ups', () => {
    expect(toSearchQuery('and Friday?', asked('When do you open on Monday?', 'and on Sunday?'))).toBe(
      'When do you open on on Friday?',
    )
  })

  it('leaves a new question alone', () => {
    expect(toSearchQuery('Do you sell bread?', asked('When do you open?'))).toBe('Do you sell bread?')
    expect(toSearchQuery('What do you sell?', asked('When do you open?'))).toBe('What do you sell?')
  })

  it.each([
    ['Are you open on Monday?', 'What does a full service for an e-bike cost?'],
    ['What are your opening hours on Saturday?', 'What does a full service for an e-bike cost?'],
    ['Habt ihr am Montag geöffnet?', 'Was kostet eine Massage?'],
  ])('leaves hours on a day alone after another subject: %s', (text, before) => {
    expect(toSearchQuery(text, asked(before))).toBe(text)
  })

  it('goes on with the hours of what was spoken of', () => {
    expect(toSearchQuery('Are you open on Monday?', asked('When is the sauna open?'))).toContain('sauna')
  })

  it.each([
    ['and for a city bike?', 'What does a full service for an e-bike cost?', /e-bike|\be\b/],
    ['and the small room?', 'How much is the large room?', /large/],
  ])('puts another of its kind in the place of the first: %s', (text, before, gone) => {
    const query = toSearchQuery(text, asked(before))
    expect(query).not.toMatch(gone)
    expect(query).toContain(text.replace(/^and /, ''))
  })

  it.each([
    ['Great. And where are you located?', 'Where are you located?'],
    ['And do you ship to Norway?', 'Do you ship to Norway?'],
    ['Super. Und wo finde ich Sie?', 'Wo finde ich Sie?'],
    ['Où êtes-vous ?', 'Où êtes-vous ?'],
  ])('takes nothing along for a question of its own behind a word or two: %s', (text, expected) => {
    expect(toSearchQuery(text)).toBe(expected)
    expect(toSearchQuery(text, asked('How much is a full service?'))).toBe(expected)
  })

  it('finds the question in a long message', () => {
    const story = 'We walked through the old town and looked at many houses. '.repeat(8)
    expect(toSearchQuery(`${story} When do you open? Thanks a lot.`)).toBe('When do you open?')
  })
})
