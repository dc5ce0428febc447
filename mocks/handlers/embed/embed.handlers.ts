import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  type PublicAgent,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { buildAnswer, buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { failWith, mockHandler, networkFails, neverAnswers, stopsAfter } from '../shared/mock-handler.ts'

/** What the mocked embed starts from. */
export interface EmbedMockState {
  /** @default buildPublicAgent() */
  agent?: PublicAgent
  /** Messages of the visitor before now, oldest first. @default [] */
  messages?: Message[]
}

/** Endpoints of the visitor's widget: one published agent whose visitors' messages are kept and answered. */
export function embedHandlers({ agent = buildPublicAgent(), messages: before = [] }: EmbedMockState = {}) {
  const messages = [...before]
  const tokens = new Set<string>(before.length ? ['visitor-token-0'] : [])

  function refusal({ request, agentId }: { request: Request; agentId: string }) {
    if (agentId !== agent.agentId) return refused(404)
    const token = request.headers.get('authorization')?.replace('Bearer ', '')
    return token && tokens.has(token) ? undefined : refused(401)
  }

  return [
    mockHandler(getPublicAgent, ({ params }) =>
      params.agentId === agent.agentId ? { status: 200 as const, body: agent } : refused(404),
    ),
    mockHandler(createVisitorSession, ({ params }) => {
      if (params.agentId !== agent.agentId) return refused(404)
      const token = `visitor-token-${tokens.size + 1}`
      tokens.add(token)
      return { status: 200 as const, body: { token, expiresIn: 7200 } }
    }),
    mockHandler(sendVisitorMessage, ({ params, body, request }) => {
      const no = refusal({ request, agentId: params.agentId })
      if (no) return no
      const answer = buildAnswer({ id: `answer-${messages.length}`, text: `You asked: ${body.text}` })
      messages.push(
        buildMessage({ id: `question-${messages.length}`, role: 'user', text: body.text }),
        answer.message,
      )
      return { status: 200 as const, body: answer, events: [{ delta: 'You asked: ' }, { delta: body.text }] }
    }),
    mockHandler(listVisitorMessages, ({ params, request }) => {
      const no = refusal({ request, agentId: params.agentId })
      return no ?? { status: 200 as const, body: { items: messages, nextCursor: null } }
    }),
  ]
}

const refusals = {
  401: { code: 'unauthenticated', message: 'Please sign in.' },
  404: { code: 'not_found', message: 'This does not exist, or you have no access to it.' },
}

function refused<S extends keyof typeof refusals>(status: S) {
  return { status, body: { ...refusals[status], requestId: 'mock-embed' } }
}

/** One scenario per declared error of the embed's endpoints, and the states of a slow or broken network. */
export const embedScenarios = {
  agent: {
    notAllowed: () => failWith(getPublicAgent, 403),
    unknown: () => failWith(getPublicAgent, 404),
    invalid: () => failWith(getPublicAgent, 422),
    offline: () => networkFails(getPublicAgent),
    loading: () => neverAnswers(getPublicAgent),
  },
  session: {
    notAllowed: () => failWith(createVisitorSession, 403),
    unknown: () => failWith(createVisitorSession, 404),
    invalid: () => failWith(createVisitorSession, 422),
    rateLimited: () => failWith(createVisitorSession, 429),
  },
  send: {
    expired: () => failWith(sendVisitorMessage, 401),
    notAllowed: () => failWith(sendVisitorMessage, 403),
    unknown: () => failWith(sendVisitorMessage, 404),
    invalid: () => failWith(sendVisitorMessage, 422),
    rateLimited: () => failWith(sendVisitorMessage, 429),
    dependencyFailed: () => failWith(sendVisitorMessage, 502),
    unavailable: () => failWith(sendVisitorMessage, 503),
    offline: () => networkFails(sendVisitorMessage),
    writing: (...deltas: string[]) =>
      stopsAfter(
        sendVisitorMessage,
        deltas.map((delta) => ({ delta })),
      ),
  },
  messages: {
    expired: () => failWith(listVisitorMessages, 401),
    unknown: () => failWith(listVisitorMessages, 404),
    invalid: () => failWith(listVisitorMessages, 422),
    offline: () => networkFails(listVisitorMessages),
  },
}
