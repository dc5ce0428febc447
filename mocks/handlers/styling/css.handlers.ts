import { bucketOf, regions } from '#mocks/contracts/shared/region.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { formatReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import { fixtureAnswers, fixtureMisunderstanding } from '#mocks/fixtures/styling/css.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { answerWith, mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound } from '../shared/mock-reply.ts'

/** The styling assistant: knows the three suggested requests, and adds their rules to what the editor holds. */
export function cssHandlers(db: MockDb) {
  return [
    mockHandler(db, createCss, ({ body: { messages, currentCSS, userData, agentID, bucket }, authorise }) => {
      const agent = db.agents.find(({ ID, ownerID }) => ID === agentID && ownerID === userData.uid)
      const named = regions.find((region) => bucketOf(region) === bucket)
      if (!agent) throw notFound()
      authorise(agent, named ?? db.workspaces.find(({ uid }) => uid === agent.ownerID)?.region)
      const request = messages.at(-1)?.content.trim().toLowerCase() ?? ''
      const answer = fixtureAnswers[request.replace(/[.!]$/, '')]
      if (!answer) return answered(fixtureMisunderstanding)
      // Asked twice, the rules are there already.
      const css = currentCSS.includes(answer.css) ? currentCSS : `${currentCSS.trim()}\n\n${answer.css}`
      return answered(formatReply(answer.words, css))
    }),
  ]
}

function answered(response: string, removed: string[] = []) {
  return mockOk({ success: true, response, error: null, removed })
}

/** Each declared error, and what a writer can do beside answering well. */
export const cssScenarios = {
  create: {
    ...errorScenarios(createCss),
    /** It answers in words, without any CSS. */
    noCss: (words = fixtureMisunderstanding) => answerWith(createCss, () => answered(words)),
    /** It could not write anything. */
    failed: () =>
      answerWith(createCss, () =>
        mockOk({
          success: false,
          response: cssApology,
          error: cssFailure,
          removed: [],
        }),
      ),
    /** It answers with this style sheet, of which something had to go. */
    writes: (css: string, { words = 'Here it is.', removed = [] as string[] } = {}) =>
      answerWith(createCss, () => answered(formatReply(words, css), removed)),
  },
}
