import { expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { failureText } from './failure-text.ts'

const words = widgetWords('en')

const of = (status: number, retryAfter?: number) =>
  failureText(
    {
      error: new ApiError(status, { message: 'From the server.' }, retryAfter),
      question: 'Hello?',
    },
    words,
  )

it('says how long to wait', () => {
  expect(of(429, 12).text).toBe('Too many messages at once. Seconds to wait before trying again: 12.')
  expect(of(429, 1).text).toBe('Too many messages at once. Seconds to wait before trying again: 1.')
  expect(of(429).text).toBe('Too many messages at once. Please wait a moment and try again.')
})

it.each([
  [0, true],
  [401, true],
  [403, false],
  [404, false],
  [422, false],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
])('after %i trying again is offered: %s', (status, canRetry) => {
  expect(of(status).canRetry).toBe(canRetry)
})

it('passes on what is wrong with the message itself', () => {
  expect(of(422).text).toBe('From the server.')
})

it('tells a conversation that cannot be read from a question that was not answered', () => {
  expect(failureText({ error: new ApiError(503, {}) }, words).text).toBe(
    'Your earlier messages could not be loaded.',
  )
})

it('tells an answer that broke off from one that never came', () => {
  const text = (error: 'broken-off' | 'unanswered') => failureText({ error, question: 'Hello?' }, words)
  expect(text('broken-off')).toEqual({ text: 'The assistant could not finish its answer.', canRetry: true })
  expect(text('unanswered')).toEqual({ text: 'The assistant could not answer just now.', canRetry: true })
})
