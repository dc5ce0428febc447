import { regionOfBucket } from '#mocks/contracts/shared/region.ts'
import { type CssMessage, createCss } from '#mocks/contracts/styling/css.contract.ts'
import { formatReply } from '#mocks/contracts/styling/css-reply.ts'
import { cssApology, cssFailure } from '#mocks/contracts/styling/css-rules.ts'
import { nothingWritten, patchBetween, type StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import {
  fixtureAnswers,
  fixtureChanges,
  fixtureMisunderstanding,
} from '#mocks/fixtures/styling/css.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { answerWith, mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound } from '../shared/mock-reply.ts'

/** The styling assistant: knows the three suggested requests, and adds their rules to what the editor holds. */
export function cssHandlers(db: MockDb) {
  return [
    mockHandler(db, createCss, ({ body: { messages, currentCSS, userData, agentID, bucket }, authorise }) => {
      const agent = db.agents.find(({ ID, ownerID }) => ID === agentID && ownerID === userData.uid)
      const named = regionOfBucket(bucket)
      if (!agent) throw notFound()
      authorise(agent, named ?? db.workspaces.find(({ uid }) => uid === agent.ownerID)?.region)
      return mockCssAnswer({ messages, currentCSS })
    }),
  ]
}

/** What the mocked assistant answers: the rules of a request it knows, added to what the editor holds. */
export function mockCssAnswer({ messages, currentCSS }: { messages: CssMessage[]; currentCSS: string }) {
  const request = messages.at(-1)?.content.trim().toLowerCase() ?? ''
  const answer = fixtureAnswers[request.replace(/[.!]$/, '')]
  if (!answer) return answered({ words: fixtureMisunderstanding })
  // Asked twice, the rules are there already.
  const css = currentCSS.includes(answer.css) ? currentCSS : `${currentCSS.trim()}\n\n${answer.css}`
  return answered({ ...answer, before: currentCSS, after: css })
}

interface Answered {
  words: string
  /** What is new. */
  css?: string
  wishes?: StyleWish[]
  /** The sheet before and after. */
  before?: string
  after?: string
  removed?: string[]
}

function answered({ words, css, wishes = [], before = '', after = css, removed = [] }: Answered) {
  const written =
    css === undefined || after === undefined
      ? {}
      : { patch: patchBetween(before, after), changes: fixtureChanges(before, css) }
  return mockOk({
    ...nothingWritten,
    success: true,
    response: css === undefined ? words : formatReply(words, css),
    error: null,
    wishes,
    removed,
    ...written,
  })
}

/** Each declared error, and what a writer can do beside answering well. */
export const cssScenarios = {
  create: {
    ...errorScenarios(createCss),
    /** It answers in words, without any CSS. */
    noCss: (words = fixtureMisunderstanding) => answerWith(createCss, () => answered({ words })),
    /** It could not write anything. */
    failed: () =>
      answerWith(createCss, () =>
        mockOk({
          success: false,
          response: cssApology,
          error: cssFailure,
          ...nothingWritten,
        }),
      ),
    /** It answers with this style sheet, of which something had to go. */
    writes: (
      css: string,
      { words = 'Here it is.', removed = [] as string[], wishes = [] as StyleWish[] } = {},
    ) =>
      answerWith(createCss, ({ body }) =>
        answered({ words, css, wishes, removed, before: body.currentCSS, after: css }),
      ),
    /** It understands something it cannot do. */
    refuses: (wishes: StyleWish[]) => answerWith(createCss, () => answered({ words: '', wishes })),
  },
}
