import { expect, it } from 'vitest'
import { latelyWords, upTo } from './home-words.ts'

const nothing = { conversations: 0, answered: 0, unknown: 0, requests: 0, leads: 0 }

it('tells what came in, and nothing of what did not', () => {
  expect(latelyWords({ ...nothing, conversations: 1, leads: 2 })).toBe(
    'Since your last visit: 1 conversation, 2 leads.',
  )
  expect(latelyWords({ ...nothing, unknown: 1 })).toBe('Since your last visit: 1 question without an answer.')
  expect(latelyWords(nothing)).toBe('Nothing new since your last visit.')
})

it('says where counting stopped', () => {
  expect([upTo(0), upTo(99), upTo(100)]).toEqual(['0', '99', '100+'])
})
