import { answeredBy } from '#mocks/contracts/analytics/answered-question.ts'
import { unknownAnswers } from '#mocks/contracts/analytics/unknown-answers.ts'
import type { ConversationCard } from '#mocks/contracts/conversations/message.schema.ts'
import { type CourseChange, changeCourse } from '#mocks/contracts/inbox/course-change.ts'
import {
  refuseAssignee,
  refuseReassign,
  refuseSnooze,
  refuseTags,
} from '#mocks/contracts/inbox/inbox.refusals.ts'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { isUnread } from '#mocks/contracts/inbox/inbox-views.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { type InboxSettings, newInboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import { isToldMention } from '#mocks/contracts/inbox/waiting-rules.ts'
import { questionLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { answeringMocks } from '../knowledge/mock-documents.ts'
import { mockLeadNameIn } from '../leads/memory.ts'
import { cardOfSession, closed, mockTurns } from '../live/mock-turns.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { notFound, refuse } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'

/** The address of who is signed in; '' for nobody. */
export function mockMe({ session }: Pick<MockDb, 'session'>): string {
  return session?.user.email ?? ''
}

/** When the last was said in a conversation, in Unix seconds; a line about its course is nothing said. */
export function mockLastSaidAt(db: MockDb, { ID, lastMessageAt }: VisitorSession): number {
  const messages = db.inbox.transcripts.get(ID) ?? []
  const last = messages.at(-1)
  // What came back is newer than its last line.
  if (last?.role !== 'notice' || last.ts < lastMessageAt) return lastMessageAt
  return messages.findLast(({ role }) => role !== 'notice')?.ts ?? lastMessageAt
}

/** A session as the inbox shows it. */
export function mockCard(db: MockDb, { ID, ...session }: VisitorSession): InboxCard {
  const seenAt = db.inbox.reads.get(`${ID}:${mockMe(db)}`) ?? 0
  const who = mockLeadNameIn(db, ID)
  const unread = isUnread(mockLastSaidAt(db, { ID, ...session }), seenAt, unixNow(db))
  const answered = mockAnsweredSince(db, { ID, agentId: session.agentId }).length
  return { ...session, id: ID, who, unread, unknownAnswers: Math.max(0, session.unknownAnswers - answered) }
}

/** Ids of answers in which the agent did not know what its knowledge answers by now. */
export function mockAnsweredSince(
  db: MockDb,
  { ID, agentId }: Pick<VisitorSession, 'ID' | 'agentId'>,
): string[] {
  const documents = answeringMocks(db, agentId)
  return unknownAnswers(db.inbox.transcripts.get(ID) ?? [])
    .filter(({ question }) => answeredBy([cutText(plainText(question), questionLimit)], documents))
    .map(({ answer }) => answer.id)
}

/** What the inbox of a workspace is set to. */
export function mockInboxSettings(db: MockDb, workspaceId: string | undefined): InboxSettings {
  return withoutRevs(db.inbox.settings.get(workspaceId ?? '') ?? newInboxSettings)
}

/** Whether who is signed in was named in a note and has not looked since. */
export function isMockMentioned(db: MockDb, conversationId: string): boolean {
  return isToldMention({ unseenAt: db.inbox.mentioned.get(`${conversationId}:${mockMe(db)}`) }, unixNow(db))
}

/** The workspace of a session. */
export function mockOwner(db: MockDb, { agentId }: Pick<VisitorSession, 'agentId'>): string | undefined {
  return db.agents.find(({ ID }) => ID === agentId)?.ownerID
}

/** The session of a conversation with an agent; 404 for any other. */
export function mockConversation(db: MockDb, agentId: string, conversationId: string): VisitorSession {
  const session = db.utilities.visitorSessions.find(({ ID }) => ID === conversationId)
  if (session?.agentId !== agentId) throw notFound()
  return session
}

/** Refuses what is wrong with every conversation of a workspace. */
export function refuseMockChange(db: MockDb, workspaceId: string, change: CourseChange): void {
  refuse(refuseSnooze(change, unixNow(db)))
  refuse(refuseTags(mockInboxSettings(db, workspaceId), change))
  refuse(refuseAssignee(peopleOf(db, workspaceId), change.assignee))
}

/** Changes the course of a listed conversation as the server does, and tells who follows it. */
export function changeMockCourse(
  db: MockDb,
  session: VisitorSession,
  change: CourseChange,
): ConversationCard {
  const about = { agentId: session.agentId, conversationId: session.ID }
  if (change.close) mockTurns(db).turnTo(about, closed)
  const answerers = peopleOf(db, mockOwner(db, session) ?? '').filter(mayAnswer)
  const emails = answerers.map(({ email }) => email)
  refuse(refuseReassign(session, change, { people: emails, email: mockMe(db) }))
  const { assignee } = session
  Object.assign(session, changeCourse(session, change))
  if (session.assignee !== assignee) {
    const { told } = db.inbox
    told.delete(`${session.ID}:${assignee}`)
    if (session.assignee === mockMe(db)) told.delete(`${session.ID}:${session.assignee}`)
    else if (session.assignee !== '')
      told.set(`${session.ID}:${session.assignee}`, { why: 'assigned', by: mockMe(db), at: unixNow(db) })
  }
  if (session.state === 'member' && session.assignee !== assignee && session.assignee !== '') {
    mockTurns(db).tellJoined(about, session.assignee)
  }
  const card = cardOfSession(session)
  db.live.tell({ type: 'course', ...about, card })
  return card
}

/** Brings back what was put aside until now: on top, unread, and whom it is assigned to is told. */
export function wakeMocks(db: MockDb): void {
  const now = unixNow(db)
  for (const session of db.utilities.visitorSessions) {
    const { ID, agentId, assignee, snoozedUntil } = session
    if (!snoozedUntil || snoozedUntil > now) continue
    Object.assign(session, { snoozedUntil: null, lastMessageAt: now })
    if (assignee !== '') db.inbox.told.set(`${ID}:${assignee}`, { why: 'woken', by: '', at: now })
    db.live.tell({ type: 'course', agentId, conversationId: ID, card: cardOfSession(session) })
  }
}

/** Takes conversations away with everything beside them. */
export function removeMockConversations(db: MockDb, ids: readonly string[]): void {
  const { utilities, inbox } = db
  for (const { ID, agentId } of utilities.visitorSessions) {
    if (ids.includes(ID)) db.live.tell({ type: 'removed', conversationId: ID, agentId })
  }
  db.live.held = db.live.held.filter(({ card }) => !ids.includes(card.id))
  utilities.visitorSessions = utilities.visitorSessions.filter(({ ID }) => !ids.includes(ID))
  inbox.notes = inbox.notes.filter(({ conversationId }) => !ids.includes(conversationId))
  inbox.files = inbox.files.filter(({ conversationId }) => !ids.includes(conversationId))
  db.requests = db.requests.filter(({ ID }) => !ids.includes(ID))
  for (const id of ids) {
    utilities.removedSessions.add(id)
    inbox.transcripts.delete(id)
  }
}
