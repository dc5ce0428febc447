import { groupFound, takeFound } from '#mocks/contracts/inbox/group-found.ts'
import { refuseKeysView, refuseMoments } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { type InboxFilter, isInFilter, isWithin } from '#mocks/contracts/inbox/inbox-filter.ts'
import { countedViews, type InboxView, isInView, mostCounted } from '#mocks/contracts/inbox/inbox-views.ts'
import {
  countInbox,
  listInbox,
  listInboxTags,
  mostTagged,
  searchInbox,
  tagsToChoose,
} from '#mocks/contracts/inbox/list.contract.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { foundBy, holdsSearchWords, searchWords, wordsOfSaid } from '#mocks/contracts/inbox/search-words.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems, refuse } from '../shared/mock-reply.ts'
import { mockCard, mockInboxSettings, mockMe, mockOwner, wakeMocks } from './mock-inbox.ts'

/** The views of an inbox, how much is in them, and the search. */
export function listHandlers(db: MockDb) {
  /** All conversations of a workspace, or of one agent of it. */
  function held({ workspaceId, agentId }: { workspaceId: string; agentId?: string }) {
    if (agentId && mockOwner(db, { agentId }) !== workspaceId) throw notFound()
    wakeMocks(db)
    return db.utilities.visitorSessions
      .filter(
        (session) =>
          mockOwner(db, session) === workspaceId && (agentId === undefined || session.agentId === agentId),
      )
      .map((session) => mockCard(db, session))
      .sort((a, b) => b.lastMessageAt - a.lastMessageAt)
  }

  /** What was said in a conversation and noted beside it. */
  function searchedOf(id: string) {
    const said = (db.inbox.transcripts.get(id) ?? []).map((message) => ({
      kind: 'message' as const,
      messageId: message.id,
      noteId: '',
      role: message.role,
      ts: message.ts,
      said: { text: plainText({ blocks: message.blocks }), attachments: message.attachments },
    }))
    const noted = db.inbox.notes
      .filter(({ conversationId }) => conversationId === id)
      .map((note) => ({
        kind: 'note' as const,
        messageId: '',
        noteId: note.ID,
        role: 'member' as const,
        ts: note.ts,
        said: note,
      }))
    return [...said, ...noted]
  }

  const disliked = (id: string) =>
    (db.inbox.transcripts.get(id) ?? []).filter(({ rating }) => rating === 'down').length

  /** Those that are asked for, in whatever view. */
  const narrowed = (query: Parameters<typeof held>[0] & InboxFilter & { participant?: string }) =>
    held(query).filter(
      (card) =>
        isInFilter({ ...card, dislikedAnswers: disliked(card.id) }, query) &&
        (!query.participant || db.inbox.parts.has(`${card.id}:${query.participant}`)),
    )

  function inView(view: InboxView, cards: ReturnType<typeof held>) {
    const me = mockMe(db)
    const named = (id: string) =>
      db.inbox.notes.some(({ conversationId, mentions }) => conversationId === id && mentions.includes(me))
    return cards.filter((card) => isInView(view, { ...card, mentioned: named(card.id) }, me))
  }

  return [
    mockHandler(db, listInbox, ({ query, caller, authorise }) => {
      const { view = 'all' } = query
      authorise(query)
      refuse(refuseKeysView(caller.kind === 'user' ? mockMe(db) : null, view))
      refuse(refuseMoments(query))
      const found = inView(view, narrowed(query))
      if (view === 'snoozed') found.sort((a, b) => (a.snoozedUntil ?? 0) - (b.snoozedUntil ?? 0))
      if (view === 'asked') found.sort((a, b) => (b.askedTeamAt ?? 0) - (a.askedTeamAt ?? 0))
      return mockOk(pageItems(found, query))
    }),
    mockHandler(db, countInbox, ({ query, authorise }) => {
      authorise(query)
      refuse(refuseMoments(query))
      const cards = narrowed({ ...query, channel: query.channel ?? 'widget' })
      const asked = query.view ? [query.view] : countedViews
      const counted = asked.map((view) => [view, Math.min(mostCounted, inView(view, cards).length)] as const)
      return mockOk({ counts: Object.fromEntries(counted), atLeast: [] })
    }),
    mockHandler(db, listInboxTags, ({ query, authorise }) => {
      authorise(query)
      const used = held(query)
        .slice(0, mostTagged)
        .map(({ tags }) => tags)
      return mockOk({ items: tagsToChoose(mockInboxSettings(db, query.workspaceId).predefinedTags, used) })
    }),
    mockHandler(db, searchInbox, ({ query, caller, authorise }) => {
      authorise(query)
      const { view = 'all', since: _since, until: _until, ...others } = query
      refuse(refuseKeysView(caller.kind === 'user' ? mockMe(db) : null, view))
      refuse(refuseMoments(query))
      const wanted = searchWords(query.q)
      const found = inView(view, narrowed(others)).flatMap((conversation) =>
        searchedOf(conversation.id).flatMap(({ said, ...hit }) => {
          if (!isWithin(hit.ts, query) || wanted.length === 0) return []
          if (!holdsSearchWords(wordsOfSaid(said), wanted)) return []
          const { byName, excerpt } = foundBy(said, wanted)
          const kind = byName ? ('file' as const) : hit.kind
          return [{ conversation, hit: { ...hit, kind, excerpt } }]
        }),
      )
      found.sort((a, b) => b.hit.ts - a.hit.ts)
      const { taken, more } = takeFound(found, ({ conversation }) => conversation.id)
      return mockOk({ items: groupFound(taken), more })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const listScenarios = scenariosOf({
  list: listInbox,
  counts: countInbox,
  search: searchInbox,
  tags: listInboxTags,
})
