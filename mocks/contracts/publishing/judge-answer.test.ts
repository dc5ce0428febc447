import { expect, test } from 'vitest'
import type { CheckAnswer, CheckCaseFields } from './check.schema.ts'
import { failuresOf, isChanged, worseAnswers } from './judge-answer.ts'

const answer = (more: Partial<CheckAnswer> = {}): CheckAnswer => ({
  text: 'We open at nine.',
  sources: [],
  known: true,
  calls: [],
  problem: '',
  milliseconds: 5,
  modelId: '',
  promptTokens: 0,
  completionTokens: 0,
  credits: 0,
  ...more,
})
const rules = (more: Partial<CheckCaseFields> = {}): CheckCaseFields => ({
  question: 'When do you open?',
  mustSay: [],
  mustNotSay: [],
  mustCall: '',
  ...more,
})

test('a case without rules asks that the agent knows an answer', () => {
  expect(failuresOf(rules(), answer())).toEqual([])
  expect(failuresOf(rules(), answer({ known: false }))).toEqual([{ rule: 'known', text: '' }])
})

test('each phrase that is missing, and each that should be, is a failure of its own', () => {
  const its = rules({ mustSay: ['NINE', 'ten'], mustNotSay: ['open', 'closed'] })
  expect(failuresOf(its, answer())).toEqual([
    { rule: 'mustSay', text: 'ten' },
    { rule: 'mustNotSay', text: 'open' },
  ])
})

test('an honest don’t-know meets rules that ask for one', () => {
  expect(
    failuresOf(rules({ mustNotSay: ['nine'] }), answer({ text: 'I do not know.', known: false })),
  ).toEqual([])
})

test('the function that must be called is among those that were', () => {
  const its = rules({ mustCall: 'book_table' })
  expect(failuresOf(its, answer({ calls: ['find', 'book_table'] }))).toEqual([])
  expect(failuresOf(its, answer({ calls: ['find'] }))).toEqual([{ rule: 'mustCall', text: 'book_table' }])
})

test('no answer meets no rule, not even one of what must not be said', () => {
  const none = answer({ text: '', problem: 'The model did not answer.' })
  expect(failuresOf(rules({ mustNotSay: ['nine'] }), none)).toEqual([
    { rule: 'answered', text: 'The model did not answer.' },
  ])
})

test('answers are changed by words, pages or calls, not by spacing or time', () => {
  expect(isChanged(answer(), answer({ text: 'we  open at nine.', milliseconds: 900 }))).toBe(false)
  expect(isChanged(answer(), answer({ text: 'We open at ten.' }))).toBe(true)
  expect(isChanged(answer(), answer({ sources: [{ title: 'Hours', url: 'https://cafe.example/' }] }))).toBe(
    true,
  )
  expect(isChanged(answer(), answer({ calls: ['book_table'] }))).toBe(true)
  expect(isChanged(answer(), null)).toBe(false)
})

test('a draft is worse where it fails what visitors get answered rightly', () => {
  const failures = [{ rule: 'known' as const, text: '' }]
  expect(
    worseAnswers([
      { failures, publishedPasses: true },
      { failures, publishedPasses: false },
      { failures, publishedPasses: null },
      { failures: [], publishedPasses: true },
    ]),
  ).toBe(1)
})
