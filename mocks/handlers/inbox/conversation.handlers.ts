import { earlierShown, mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import {
  createNote,
  getInboxConversation,
  listNotes,
  mostNotes,
  removeNote,
  saveCourse,
  saveRead,
  sendTranscript,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import { fullOfNotes, refuseMentions, refuseRecipient } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { isUnread } from '#mocks/contracts/inbox/inbox-views.ts'
import { limitReached } from '#mocks/contracts/shared/refusal.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { mockVisitor } from '../conversations/mock-visitor.ts'
import { mockGivenAddresses, mockReach } from '../live/mock-reach.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { peopleOf } from '../workspaces/people.ts'
import { claimMockAttachments } from './mock-attachments.ts'
import {
  changeMockCourse,
  isMockMentioned,
  mockAnsweredSince,
  mockCard,
  mockConversation,
  mockLastSaidAt,
  mockMe,
  refuseMockChange,
} from './mock-inbox.ts'

/** One conversation of the inbox. */
export function inboxConversationHandlers(db: MockDb) {
  const emailsOf = (workspaceId: string) => peopleOf(db, workspaceId).map(({ email }) => email)

  return [
    mockHandler(db, getInboxConversation, ({ params: { agentId, conversationId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const session = mockConversation(db, agentId, conversationId)
      const request = db.requests.find(({ ID }) => ID === conversationId)
      const { name = '', email = '', phone = '' } = request ?? {}
      const { ids } = mockVisitor(db, agentId, { conversationId, alsoByAddress: true })
      const earlier = db.utilities.visitorSessions
        .filter(({ ID }) => ID !== conversationId && ids.has(ID))
        .map(({ ID: id, title, state, lastMessageAt }) => ({ id, title, state, lastMessageAt }))
        .sort((a, b) => b.lastMessageAt - a.lastMessageAt)
      const sharedConversations = Math.min(mostShared, earlier.length)
      const said = db.inbox.transcripts.get(conversationId) ?? []
      const language = db.inbox.languages.get(conversationId) ?? ''
      const page = said.findLast((message) => message.page)?.page ?? ''
      return mockOk({
        ...mockCard(db, session),
        unread:
          mockCard(db, session).unread ||
          isMockMentioned(db, conversationId) ||
          db.inbox.told.has(`${conversationId}:${mockMe(db)}`),
        visitor: {
          ...mockReach(db, agentId, conversationId),
          ...{ name, email, phone, page, language, sharedConversations },
          earlier: earlier.slice(0, earlierShown),
        },
        answeredSince: mockAnsweredSince(db, { ID: conversationId, agentId }),
      })
    }),
    mockHandler(db, saveCourse, ({ params: { agentId, conversationId }, body, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      refuseMockChange(db, ownerID, body)
      const session = mockConversation(db, agentId, conversationId)
      return mockOk(changeMockCourse(db, session, body))
    }),
    mockHandler(db, saveRead, ({ params: { agentId, conversationId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const saidAt = mockLastSaidAt(db, mockConversation(db, agentId, conversationId))
      const seenAt = body.read ? saidAt : 0
      const key = `${conversationId}:${mockMe(db)}`
      const looked = body.read && db.inbox.mentioned.delete(key)
      const knows = body.read && db.inbox.told.delete(key)
      if (looked || knows || db.inbox.reads.get(key) !== seenAt)
        db.live.tell({ type: 'read', conversationId, agentId })
      db.inbox.reads.set(key, seenAt)
      return mockOk({ unread: isUnread(saidAt, seenAt, unixNow(db)) })
    }),
    mockHandler(db, listNotes, ({ params: { agentId, conversationId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      mockConversation(db, agentId, conversationId)
      return mockOk({ items: db.inbox.notes.filter((note) => note.conversationId === conversationId) })
    }),
    mockHandler(db, createNote, ({ params: { agentId, conversationId }, body, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      mockConversation(db, agentId, conversationId)
      const mentions = [...new Set(body.mentions)]
      refuse(refuseMentions(emailsOf(ownerID), mentions))
      const kept = db.inbox.notes.find(({ ID }) => ID === body.ID)
      if (kept && kept.conversationId !== conversationId) throw notFound()
      if (kept) return mockOk(kept)
      const many = db.inbox.notes.filter((note) => note.conversationId === conversationId).length
      if (many >= mostNotes) throw new MockRefusal(limitReached(fullOfNotes(mostNotes)))
      const author = mockMe(db)
      const authorName =
        peopleOf(db, ownerID).find(({ email }) => email === author)?.displayName ??
        db.session?.user.displayName ??
        ''
      const { ID, text } = body
      const sending = { conversationId, by: author, usedBy: ID, inNote: true }
      const attached = claimMockAttachments(db, sending, body.attachments)
      for (const member of mentions) {
        if (member !== author) db.inbox.mentioned.set(`${conversationId}:${member}`, unixNow(db))
      }
      const note = { ID, text, ...attached, mentions, conversationId, author, authorName, ts: unixNow(db) }
      db.inbox.notes.push(note)
      db.inbox.parts.add(`${conversationId}:${author}`)
      return mockOk(note)
    }),
    mockHandler(db, removeNote, ({ params: { agentId, conversationId, noteId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      mockConversation(db, agentId, conversationId)
      const { notes } = db.inbox
      const at = notes.findIndex((note) => note.ID === noteId && note.conversationId === conversationId)
      if (at < 0) throw notFound()
      const removed = notes.splice(at, 1)
      for (const member of removed.flatMap(({ mentions }) => mentions)) {
        const isStillNamed = notes.some(
          (note) => note.conversationId === conversationId && note.mentions.includes(member),
        )
        if (!isStillNamed && db.inbox.mentioned.delete(`${conversationId}:${member}`))
          db.live.tell({ type: 'read', conversationId, agentId })
      }
      db.inbox.files = db.inbox.files.filter(({ inNote, usedBy }) => !inNote || usedBy !== noteId)
      return mockOk({ success: true as const })
    }),
    mockHandler(db, sendTranscript, ({ params: { agentId, conversationId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      mockConversation(db, agentId, conversationId)
      const given = mockGivenAddresses(db, agentId, conversationId)
      refuse(refuseRecipient([...given, ...emailsOf(agent.ownerID)], body.to))
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const inboxConversationScenarios = scenariosOf({
  get: getInboxConversation,
  save: saveCourse,
  read: saveRead,
  notes: listNotes,
  note: createNote,
  removeNote,
  transcript: sendTranscript,
})
