import { expect, it } from 'vitest'
import type { AgentHome } from './home.contract.ts'
import { stepsOf } from './next-step.ts'
import type { NextStep } from './next-steps.ts'

type Told = Parameters<typeof stepsOf>[0]

const calm: Told = {
  waiting: 0,
  waitingForMe: 0,
  openRequests: 0,
  week: { answered: 40, unknown: 0, leads: 3 },
  answersBy: 'model',
  trouble: null,
  knowledge: { documents: 12, failed: 0, unread: 0 },
  webhooks: { undelivered: 0, isGone: false },
  credits: { left: 4210.5, week: 612.4 },
}
const trouble: AgentHome['trouble'] = { failure: 'quota', status: 429, cap: null, since: 100, lastAt: 900 }

/** Each alone on a page on which all else is well, the most pressing first. */
const alone: [NextStep, Partial<Told>][] = [
  ['answerWaiting', { waiting: 1, waitingForMe: 1 }],
  ['mendModel', { trouble }],
  ['mendKnowledge', { knowledge: { documents: 12, failed: 2, unread: 0 } }],
  ['watchCredits', { credits: { left: 90.5, week: 612.4 } }],
  ['mendWebhooks', { webhooks: { undelivered: 3, isGone: false } }],
  ['addKnowledge', { knowledge: { documents: 0, failed: 0, unread: 0 } }],
  ['seeWaiting', { waiting: 2, waitingForMe: 0 }],
  ['answerRequests', { openRequests: 1 }],
  ['answerUnknown', { week: { answered: 40, unknown: 1, leads: 3 } }],
]

it('is nothing where all is well', () => {
  expect(stepsOf(calm)).toEqual([])
})

it.each(alone)('is %s where that alone is so', (step, more) => {
  expect(stepsOf({ ...calm, ...more })).toEqual([step])
})

it('is the more pressing of any two', () => {
  for (const [at, [step, more]] of alone.entries()) {
    for (const [later, less] of alone.slice(at + 1)) {
      // Who is wanted reads of those who wait once, and knowledge cannot both fail and be missing.
      const told = { ...calm, ...less, ...more }
      expect(stepsOf(told)[0], `${step} and ${later}`).toBe(step)
    }
  }
})

it('is no longer all-clear when an endpoint is gone, or somebody waits whom the caller may not answer', () => {
  expect(stepsOf({ ...calm, webhooks: { undelivered: 0, isGone: true } })).toEqual(['mendWebhooks'])
  expect(stepsOf({ ...calm, waiting: 1, waitingForMe: null })).toEqual(['seeWaiting'])
})

it('asks for no documents of an agent that answers from its own platform', () => {
  const empty = { documents: 0, failed: 0, unread: 0 }
  expect(stepsOf({ ...calm, knowledge: empty, answersBy: 'platform' })).toEqual([])
})
