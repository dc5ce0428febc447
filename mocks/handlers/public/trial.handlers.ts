import type { ReadingProgress } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { createTrial, sendTrialQuestion, type Trial } from '#mocks/contracts/public/trial.contract.ts'
import {
  pageRefusal,
  placeRefusal,
  questionsUsed,
  siteUnreadable,
  trialsFull,
  trialsOfTheDayUsed,
} from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildReadingProgress } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { buildTrial } from '#mocks/fixtures/public/trial.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { answerWith, failWith, mockHandler, stopsAfter } from '../shared/mock-handler.ts'
import { mockOk, notFound, refuse } from '../shared/mock-reply.ts'

/** Trials of the landing page: every website is the same café, and its questions are counted. */
export function trialHandlers() {
  const asked = new Map<string, number>()
  return [
    mockHandler({ session: null }, createTrial, ({ request }) => {
      refuse(pageRefusal(originOf(request)))
      refuse(placeRefusal(asked.size, asked.size))
      const trial = buildTrial({ trialId: `trial-${asked.size}`.padEnd(43, '-') })
      asked.set(trial.trialId, 0)
      return { ...mockOk(trial), events: buildReadingProgress() }
    }),
    mockHandler({ session: null }, sendTrialQuestion, ({ body: { trialId }, request }) => {
      refuse(pageRefusal(originOf(request)))
      const before = asked.get(trialId)
      if (before === undefined) throw notFound()
      if (before >= trialLimits.questions) refuse(questionsUsed)
      asked.set(trialId, before + 1)
      const message = buildMessage({ id: `answer-${before}` })
      return mockOk({ message, questionsLeft: trialLimits.questions - before - 1 })
    }),
  ]
}

/** Where a call comes from; what a page sends itself arrives here before its browser says so. */
function originOf({ headers, url }: Request) {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site') ?? (origin === null ? 'same-origin' : null)
  return { fetchSite, origin, host: new URL(url).host }
}

/** Each declared error of each endpoint, and the moments of reading in which it stays. */
export const trialScenarios = {
  read: {
    ...errorScenarios(createTrial),
    /** The website could not be read, for this reason. */
    unreadable: (website: string) => failWith(createTrial, 422, siteUnreadable(website)),
    /** Too many people try. */
    full: () => failWith(createTrial, 429, trialsFull),
    /** As many were read today as may. */
    usedToday: () => failWith(createTrial, 429, trialsOfTheDayUsed),
    /** The reading sends these events and goes on for ever. */
    staysAfter: (events: ReadingProgress[]) => stopsAfter(createTrial, events),
    /** The website says something else than the usual one. */
    finds: (trial: Partial<Trial>) => answerWith(createTrial, () => mockOk(buildTrial(trial))),
  },
  ask: {
    ...errorScenarios(sendTrialQuestion),
    /** No question is left. */
    used: () => failWith(sendTrialQuestion, 422, questionsUsed),
  },
}
