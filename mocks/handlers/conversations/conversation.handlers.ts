import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { notConnectedToPlatform } from '#mocks/contracts/agents/platform.refusals.ts'
import { resolvePrompt } from '#mocks/contracts/agents/prompt-variables.ts'
import { layBubbles, type ShownBubble } from '#mocks/contracts/conversations/bubbles.ts'
import {
  getModelTrouble,
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { conversationTitle } from '#mocks/contracts/conversations/conversation-title.ts'
import { isOfHandoff } from '#mocks/contracts/conversations/handoff-names.ts'
import type {
  ConversationCard,
  MemberMessage,
  ModelTrouble,
} from '#mocks/contracts/conversations/message.schema.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import {
  buildAnswer,
  buildConversationCard,
  buildMessage,
  buildModelRequest,
  conversationStart,
  paragraph,
} from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildVisitorSession } from '#mocks/fixtures/library/visitor-session.fixtures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { errorScenarios, scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler, stopsAfter } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, pageItems } from '../shared/mock-reply.ts'
import { type MockFlowTurn, mockFlows } from './mock-flow.ts'
import { answerMockHandoff, askedOf, passedOnWords } from './mock-handoff.ts'
import { readMockForm } from './read-mock-form.ts'
import { visitorHandlers, visitorScenarios } from './visitor.handlers.ts'

/** What the mocked conversations start from. */
export interface ConversationMockState {
  /** Whose agents these are. */
  db: MockDb
  /** Messages per conversation id. @default {} */
  conversations?: Record<string, MemberMessage[]>
  /** What keeps the language model from answering. @default null */
  modelTrouble?: ModelTrouble | null
}

/** Endpoints of an agent's conversations and its test chat; what is asked is kept. */
export function conversationHandlers({ db, conversations = {}, modelTrouble = null }: ConversationMockState) {
  const kept = db.inbox.transcripts
  for (const [id, messages] of Object.entries(conversations)) kept.set(id, messages)
  const answerByFlow = mockFlows(db)

  function cardOf([id, messages]: [string, MemberMessage[]], agentId: string): ConversationCard {
    return buildConversationCard({
      id,
      agentId,
      channel: 'test',
      messageCount: messages.filter(({ role }) => role !== 'notice').length,
      lastMessageAt: messages.at(-1)?.ts ?? conversationStart,
    })
  }

  return [
    mockHandler(db, listConversations, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk({ items: [...kept].map((entry) => cardOf(entry, agentId)), nextCursor: null })
    }),
    mockHandler(db, listMessages, ({ params: { agentId, conversationId }, query, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const held = db.live.held.find(({ card }) => card.id === conversationId && card.agentId === agentId)
      const items = kept.get(conversationId) ?? held?.messages
      if (!items || db.utilities.removedSessions.has(conversationId)) throw notFound()
      return mockOk(pageItems(query.order === 'newest' ? items.toReversed() : items, query))
    }),
    mockHandler(db, sendTestMessage, async ({ params: { agentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      if (agent.agentPlatform === 'vf' && !db.platformKeys.has(agentId)) {
        throw new MockRefusal(notConnectedToPlatform)
      }
      const id = body.conversationId ?? `conversation-${kept.size + 1}`
      const messages = kept.get(id) ?? []
      const sent = readMockForm(messages, body)
      const byHandoff = answerMockHandoff(askedOf(agent), sent)
      const isFilledIn = sent.values && isOfHandoff(sent.values)
      const turn = body.compare || isFilledIn ? null : await answerByFlow({ agent, id, ...sent })
      const { events, nodes, said, ...rest } = turn ?? usualTurn(sent.text, byHandoff)
      const answered = buildAnswer({ id: `${id}-answer-${messages.length}`, ...said, ...rest }).message
      const message: MemberMessage = nodes ? { ...answered, nodes } : answered
      const asked = buildMessage({
        id: `${id}-question-${messages.length}`,
        role: 'user',
        text: sent.text,
      })
      const question: MemberMessage = sent.values ? { ...asked, values: sent.values } : asked
      if (body.compare) {
        const whose = body.compare === 'draft' ? 'The draft' : 'What visitors have'
        const compared = buildAnswer({ id, text: `${whose} was asked: ${body.text}` }).message
        return mockOk({ conversationId: id, message: compared })
      }
      kept.set(id, [...messages, question, message])
      keepSession(db, agent, id, body.text)
      return {
        ...mockOk({ conversationId: id, message }),
        events,
      }
    }),
    mockHandler(db, checkPrompt, ({ params: { agentId }, body: { text, typed }, authorise }) => {
      const agent = { ...loadMockAgent(db, agentId, authorise), ...typed }
      const prompt = [agent.vg_systemPrompt, agent.vg_initPrompt].filter(Boolean).join('\n\n')
      const facts = { company: 'Harbour group', agent: agent.title, language: agent.lang, now: db.now() }
      return mockOk(buildModelRequest({ agent, system: resolvePrompt(prompt, facts), text }))
    }),
    mockHandler(db, getModelTrouble, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk({ trouble: modelTrouble })
    }),
    ...visitorHandlers(db, kept, cardOf),
  ]
}

function usualTurn(
  text: string,
  byHandoff: ShownBubble[] | null,
): Omit<MockFlowTurn, 'nodes'> & { nodes?: undefined } {
  if (byHandoff) return { said: layBubbles(byHandoff), known: true, events: [{ delta: passedOnWords }] }
  return {
    said: { blocks: [paragraph(`You asked: ${text}`)] },
    known: true,
    events: [{ delta: 'You asked: ' }, { delta: text }],
  }
}

/** A conversation is a session of its workspace too. */
function keepSession({ utilities, now }: MockDb, agent: Agent, ID: string, text: string): void {
  const known = utilities.visitorSessions.find((session) => session.ID === ID)
  const { ID: agentId, title, roundedImageURL, customThemeJSONString } = agent
  const lastMessageAt = Math.floor(now() / 1000)
  const session = buildVisitorSession({
    ID,
    agentId,
    agent: { ID: agentId, title, roundedImageURL, customThemeJSONString },
    channel: 'test',
    title: known?.title ?? conversationTitle(text),
    messageCount: (known?.messageCount ?? 0) + 2,
    createdAt: known?.createdAt ?? lastMessageAt,
    lastMessageAt,
  })
  utilities.visitorSessions = [session, ...utilities.visitorSessions.filter((each) => each !== known)]
}

/** Each declared error of each endpoint, and an answer that is being written for ever. */
export const conversationScenarios = {
  ...scenariosOf({
    list: listConversations,
    messages: listMessages,
    modelTrouble: getModelTrouble,
    prompt: checkPrompt,
  }),
  ...visitorScenarios,
  test: {
    ...errorScenarios(sendTestMessage),
    writing: (...deltas: string[]) =>
      stopsAfter(
        sendTestMessage,
        deltas.map((delta) => ({ delta })),
      ),
  },
}
