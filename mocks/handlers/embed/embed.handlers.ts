import type { AttachedFile } from '#mocks/contracts/conversations/attachment.schema.ts'
import { layBubbles } from '#mocks/contracts/conversations/bubbles.ts'
import { takeForm } from '#mocks/contracts/conversations/form-values.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { getVisitorAttachment } from '#mocks/contracts/embed/attachment.contract.ts'
import { noChatFormWords, sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  type PublicAgent,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { noRatings, rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import type { ChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Caller } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createVisitorSpeech, createVisitorTranscription } from '#mocks/contracts/voice/voice.contract.ts'
import { noCalls } from '#mocks/contracts/voice/voice-limits.ts'
import { buildAnswer, buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { answerMockHandoff, passedOnWords } from '../conversations/mock-handoff.ts'
import { readMockForm } from '../conversations/read-mock-form.ts'
import { errorScenarios, scenariosOf } from '../shared/error-scenarios.ts'
import { mockHandler, stopsAfter } from '../shared/mock-handler.ts'
import { mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { mockSpeech, mockTranscription } from '../voice/mock-voice.ts'

/** What the mocked embed starts from. */
export interface EmbedMockState {
  /** @default buildPublicAgent() */
  agent?: PublicAgent
  /** Messages of the visitor before now, oldest first. @default [] */
  messages?: Message[]
  /** Files that were sent to the visitor. @default [] */
  files?: readonly AttachedFile[]
  /** What visitors who ask for a person are asked to fill in. @default nothing */
  handoffForm?: ChatForm
}

/** Endpoints of the visitor's widget: one published agent whose visitors' messages are kept and answered. */
export function embedHandlers({
  agent = buildPublicAgent(),
  messages: before = [],
  files = [],
  handoffForm = handoffDefaults.handoffForm,
}: EmbedMockState = {}) {
  const messages = [...before]
  const filled: Record<string, string> = {}
  /** The region each token was given in. */
  const tokens = new Map<string, Region>(before.length ? [['visitor-token-0', 'eu']] : [])

  function callerOf({ headers }: Request): Caller {
    const region = tokens.get(headers.get('authorization')?.replace('Bearer ', '') ?? '')
    return region ? { kind: 'visitor', agentId: agent.agentId, region } : { kind: 'anonymous' }
  }

  function assertPublished(agentId: string) {
    if (agentId !== agent.agentId) throw notFound()
  }

  function assertCalled() {
    if (!agent.call) refuse({ status: 403, message: noCalls })
    return agent.call!
  }

  return [
    mockHandler(callerOf, getPublicAgent, ({ params }) => {
      assertPublished(params.agentId)
      return mockOk(agent)
    }),
    mockHandler(callerOf, createVisitorSession, ({ params }) => {
      assertPublished(params.agentId)
      const token = `visitor-token-${tokens.size + 1}`
      tokens.set(token, params.region)
      return mockOk({ token, expiresIn: 7200 })
    }),
    mockHandler(callerOf, sendVisitorMessage, ({ params, body, authorise }) => {
      authorise(params)
      const sent = readMockForm(messages, body)
      const { text } = sent
      const asked = { asked: handoffForm, lang: agent.lang, submit: agent.words.send, filled }
      const byHandoff = answerMockHandoff(asked, sent)
      Object.assign(filled, sent.values)
      const said = byHandoff ? layBubbles(byHandoff) : { text: `You asked: ${text}` }
      const answer = buildAnswer({ id: `answer-${messages.length}`, ...said })
      messages.push(buildMessage({ id: `question-${messages.length}`, role: 'user', text }), answer.message)
      const deltas = byHandoff ? [passedOnWords] : ['You asked: ', text]
      return { ...mockOk(answer), events: deltas.map((delta) => ({ delta })) }
    }),
    mockHandler(callerOf, createVisitorTranscription, ({ params, body, authorise }) => {
      authorise(params)
      return mockOk(mockTranscription(assertCalled().transcriber, body.audio))
    }),
    mockHandler(callerOf, createVisitorSpeech, ({ params, authorise }) => {
      authorise(params)
      return mockOk(mockSpeech(assertCalled().speech))
    }),
    mockHandler(callerOf, rateAnswer, ({ params, body, authorise }) => {
      authorise(params)
      if (agent.ratings === false) refuse({ status: 403, message: noRatings })
      const at = messages.findIndex(({ id, role }) => id === body.messageId && role === 'assistant')
      if (at < 0) throw notFound()
      const { rating: _, ...answer } = messages[at]!
      messages[at] = { ...answer, ...(body.rating && { rating: body.rating }) }
      return mockOk(messages[at])
    }),
    mockHandler(callerOf, sendChatForm, ({ params, body, authorise }) => {
      authorise(params)
      if (!agent.chatForm) refuse({ status: 403, message: noChatFormWords })
      const taken = takeForm(agent.chatForm!.form, body.values)
      if ('refusal' in taken) refuse(taken.refusal)
      return mockOk({})
    }),
    mockHandler(callerOf, getVisitorAttachment, ({ params, authorise }) => {
      authorise(params)
      const file = files.find(({ ID }) => ID === params.attachmentId)
      if (!file) throw notFound()
      return mockOk(file)
    }),
    mockHandler(callerOf, listVisitorMessages, ({ params, authorise }) => {
      authorise(params)
      return mockOk({ items: messages, nextCursor: null })
    }),
  ]
}

/** Each declared error of each endpoint, and an answer that is being written for ever. */
export const embedScenarios = {
  ...scenariosOf({
    agent: getPublicAgent,
    session: createVisitorSession,
    messages: listVisitorMessages,
    rate: rateAnswer,
    form: sendChatForm,
    attachment: getVisitorAttachment,
  }),
  send: {
    ...errorScenarios(sendVisitorMessage),
    writing: (...deltas: string[]) =>
      stopsAfter(
        sendVisitorMessage,
        deltas.map((delta) => ({ delta })),
      ),
  },
}
