import { describe, expect, it } from 'vitest'
import { queryWords } from './language/analyse.ts'
import type { Turn } from './search-query.ts'
import { toSearchQuery } from './search-query.ts'

const asked = (...questions: string[]): Turn[] =>
  questions.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'An answer about parking.' },
  ])
const terms = (text: string, history: Turn[]) =>
  queryWords(toSearchQuery(text, history)).map((word) => word.term)

describe('toSearchQuery', () => {
  it.each([
    ['and on Sunday?', ['sunday', 'time', 'open']],
    ['Tuesday?', ['tuesday', 'time', 'open']],
    ['what about the weekend', ['weekend', 'time', 'open']],
  ])('replaces the day in %s', (text, expected) => {
    expect(terms(text, asked('What time do you open on Monday?'))).toEqual(expected)
  })

  it('takes the subject along for a pronoun', () => {
    expect(terms('how much is it?', asked('Do you have herbal tea?'))).toEqual(['much', 'herbal', 'tea'])
  })

  it('follows a chain of follow-ups', () => {
    expect(terms('and Friday?', asked('When do you open on Monday?', 'and on Sunday?'))).toEqual([
      'friday',
      'open',
    ])
  })

  it('leaves a new question alone', () => {
    expect(toSearchQuery('Do you sell bread?', asked('When do you open?'))).toBe('Do you sell bread?')
    expect(toSearchQuery('What do you sell?', asked('When do you open?'))).toBe('What do you sell?')
  })

  it('finds the question in a long message', () => {
    const story = 'We walked through the old town and looked at many houses. '.repeat(8)
    expect(toSearchQuery(`${story} When do you open? Thanks a lot.`)).toBe('When do you open?')
  })
})
