import { listedWords } from '#mocks/contracts/conversations/attachment-words.ts'
import type { ConversationCourse, Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { messageId, seriesOf } from '#mocks/contracts/conversations/message-place.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { isAnothers, mayAnswer } from '#mocks/contracts/live/answerers.ts'
import { closedCourse, courseWithout } from '#mocks/contracts/live/courses.ts'
import { type OwedAs, owedAnswer } from '#mocks/contracts/live/owed-answer.ts'
import { nameForVisitors } from '#mocks/contracts/live/someone.ts'
import { ofTestChat, takenBy, takenFirstBy } from '#mocks/contracts/live/turn.refusals.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { heldSeries } from '#mocks/fixtures/live/held.fixtures.ts'
import { mockHistory } from '../agents/mock-versions.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { notFound, refuse } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'
import { peopleOf } from '../workspaces/people.ts'
import type { MockHeldConversation } from './memory.ts'

/** One conversation of an agent. */
export interface MockTurn {
  agentId: string
  conversationId: string
}

/** Who answers a conversation from now on, and that it is so. */
interface TurnTo {
  course: Partial<ConversationCourse>
  notice: Notice
}

/** What the agent owes who is handed back. */
interface Owed {
  to: MemberMessage
  as: OwedAs
}

/** What the mocked agent asks who waited in vain. */
const reachWords = 'How can the team reach you?'

/** What a conversation becomes that is closed. */
export const closed: TurnTo = {
  course: closedCourse,
  notice: { kind: 'closed', name: '' },
}

/** A session as conversations are told of. */
export function cardOfSession({
  ID,
  agent: _,
  unknownAnswers: __,
  ...card
}: VisitorSession): ConversationCard {
  return { ...card, id: ID }
}

/** Whose turn it is, by the same rules as the server's; what the inbox lists changes with it. */
export function mockTurns(db: MockDb) {
  const listed = ({ agentId, conversationId }: MockTurn) =>
    db.utilities.visitorSessions.find((each) => each.ID === conversationId && each.agentId === agentId)

  function load(turn: MockTurn): MockHeldConversation {
    const { agentId, conversationId } = turn
    const session = listed(turn)
    if (session?.channel === 'test') refuse(ofTestChat)
    const held = db.live.held.find(({ card }) => card.id === conversationId && card.agentId === agentId)
    if (!session) {
      if (!held) throw notFound()
      return held
    }
    if (held) {
      Object.assign(held.card, cardOfSession(session))
      return held
    }
    const messages = db.inbox.transcripts.get(conversationId) ?? []
    db.inbox.transcripts.set(conversationId, messages)
    const made = { card: cardOfSession(session), messages }
    db.live.held.push(made)
    return made
  }

  function me() {
    return sessionOf(db).user
  }

  function nameOf(email: string): string {
    const member = [...db.people.members.values()].flat().find((one) => one.email === email)
    return member?.displayName ?? email.slice(0, email.indexOf('@'))
  }

  function assertNotAnothers({ card }: MockHeldConversation, from?: string): void {
    const { agentId, assignee } = card
    if (!isAnothers(card, me().email, from)) return
    const workspaceId = db.agents.find(({ ID }) => ID === agentId)?.ownerID ?? ''
    if (!mayAnswer(peopleOf(db, workspaceId).find(({ email }) => email === assignee))) return
    refuse((from === undefined ? takenBy : takenFirstBy)(nameOf(assignee)))
  }

  function add(
    { card, messages }: MockHeldConversation,
    message: Partial<MemberMessage> & { text?: string },
  ): MemberMessage {
    const last = messages.at(-1)
    const { mail, ...shown } = message
    const built = buildMessage({
      ...shown,
      id: messageId(card.id, messages.length, last ? seriesOf(last.id) : heldSeries),
      ts: Math.floor(db.now() / 1000),
      ...((message.role === 'notice' || message.text === '') && { blocks: [] }),
    })
    const added: MemberMessage = { ...built, ...(mail && { mail }) }
    messages.push(added)
    card.messageCount = messages.filter((each) => each.role !== 'notice').length
    card.lastMessageAt = added.ts
    const { role, text = '', attachments } = message
    if (role !== 'notice')
      Object.assign(card, { lastRole: added.role, lastText: listedWords(text, attachments) })
    const { id, agentId, ...rest } = card
    Object.assign(listed({ agentId, conversationId: id }) ?? {}, rest)
    db.live.tell({ type: 'message', conversationId: id, agentId, card: { ...card }, message: added })
    return added
  }

  function turnTo(turn: MockTurn, { course, notice }: TurnTo, from?: string): ConversationCard {
    const held = load(turn)
    assertNotAnothers(held, course.state === 'member' ? (from ?? '') : undefined)
    const { card } = held
    const isSo =
      card.state === course.state && (course.state !== 'member' || card.assignee === course.assignee)
    if (isSo) return card
    if (course.state === 'member' && isAnothers(card, me().email)) {
      db.inbox.told.set(`${card.id}:${card.assignee}`, { why: 'taken', by: me().email, at: unixNow(db) })
    }
    const owed = course.state === 'open' ? owedAnswer(card, held.messages) : null
    Object.assign(card, course)
    add(held, { role: 'notice', notice })
    if (owed) setTimeout(() => giveOwed(held, owed), 0)
    return card
  }

  /** The agent answers who was handed back, unless somebody took them over, closed the conversation or removed it. */
  function giveOwed(held: MockHeldConversation, { to, as }: Owed): void {
    const { card, messages } = held
    const { id: conversationId, agentId } = card
    const isThere = listed({ agentId, conversationId }) ?? db.live.held.includes(held)
    const later = messages.slice(messages.indexOf(to) + 1)
    if (!isThere || card.state !== 'open' || later.some(({ role }) => role === 'assistant')) return
    const name = db.agents.find(({ ID }) => ID === agentId)?.title ?? ''
    db.live.tell({ type: 'typing', conversationId, agentId, who: { role: 'assistant', name, email: '' } })
    if (as !== 'answer') card.askedTeamAt = unixNow(db)
    const answer = `You asked: ${plainText(to)}`
    add(held, { role: 'assistant', text: as === 'reach' ? reachWords : answer })
  }

  /** Frees what somebody has who may not answer visitors any more. */
  function freeOf(workspaceId: string, email: string): void {
    for (const session of db.utilities.visitorSessions) {
      const agent = db.agents.find(({ ID }) => ID === session.agentId)
      if (agent?.ownerID !== workspaceId || session.assignee !== email) continue
      const { state: before, agentId, ID: conversationId } = session
      const owed = owedAnswer(session, load({ agentId, conversationId }).messages)
      const live = mockHistory(db, agent.ID).find(({ version }) => version === agent.publishedVersion)
      Object.assign(session, courseWithout(session, live?.agent ?? agent, unixNow(db)))
      const kind = session.state === 'waiting' ? 'waiting' : 'handedBack'
      const held = load({ agentId, conversationId })
      if (before === 'member') {
        add(held, { role: 'notice', notice: { kind, name: '' } })
        if (owed && session.state === 'open') setTimeout(() => giveOwed(held, owed), 0)
      } else db.live.tell({ type: 'course', agentId, conversationId, card: held.card })
    }
  }

  /** Tells the visitor who answers from now on: the conversation was given to them. */
  function tellJoined(turn: MockTurn, email: string): void {
    const given = [...db.people.members.values()].flat().find((one) => one.email === email)
    const lang = db.agents.find(({ ID }) => ID === turn.agentId)?.lang
    add(load(turn), {
      role: 'notice',
      notice: { kind: 'joined', name: nameForVisitors(given ?? { email, displayName: '' }, lang) },
    })
  }

  return { load, me, nameOf, assertNotAnothers, add, turnTo, freeOf, tellJoined }
}
