import { setImmediate as nextTurn } from 'node:timers/promises'
import { type InboxFilter, isInFilter } from '#mocks/contracts/inbox/inbox-filter.ts'
import { type InboxView, isInView, isUnread } from '#mocks/contracts/inbox/inbox-views.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  lastSaidAt,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import {
  cursorAt,
  endAt,
  latestFirst,
  type Order,
  type PageQuery,
  pageRequest,
  readList,
} from '../store/list.ts'
import type { Doc, DocStore, Filter, Projection } from '../store/store.ts'
import { createInboxRepository, ofMember } from './inbox.repository.ts'
import { partsOf } from './took-part.ts'
import { viewSource } from './view-source.ts'

/** Which conversations, for whom. */
export interface InboxQuery extends PageQuery, InboxFilter {
  region: Region
  workspaceId: string
  agentId?: string
  view: InboxView
  /** Address of a member who took part. */
  participant?: string
  /** The member's address; '' for keys. */
  me: string
}

/** A conversation, and whether the member has seen the last of it. */
export interface InboxDoc {
  doc: ConversationDoc
  unread: boolean
}

/** What is asked of a conversation beside its view. */
type Wanted = Pick<InboxQuery, 'region' | 'participant' | keyof InboxFilter>

/** Which of some conversations are asked for; @default of all views */
type AmongQuery = Omit<Wanted, 'since' | 'until'> & { view?: InboxView; me: string }

/** What is read of a conversation to say whether it is in a view. */
const looked: Projection = {
  ...{ channel: 1, tags: 1, priority: 1, assignee: 1, dislikedAnswers: 1 },
  ...{ state: 1, snoozedUntil: 1, lastRole: 1, lastMessageAt: 1, lastSaidAt: 1, askedTeamAt: 1 },
}

const asRead = (doc: ConversationDoc): InboxDoc => ({ doc, unread: false })

/** Conversations looked through in one go, and for one page. */
const batch = 100
const mostLooked = 2000

/** Reads the views of an inbox along their indexes, a bounded part of them for each page. */
export function createInboxList(deps: Pick<Deps, 'stores' | 'now'>) {
  const { conversations } = createConversationRepository(deps.stores)
  const { reads, mentions } = createInboxRepository(deps.stores)

  /** Says of each whether the member has seen the last of it. */
  async function withReads(
    region: Region,
    docs: readonly ConversationDoc[],
    me: string,
  ): Promise<InboxDoc[]> {
    const now = unixNow(deps)
    const ids = docs.map(({ _id }) => ofMember(_id, me))
    const seen =
      me === '' || docs.length === 0
        ? []
        : await reads(region)
            .find({ _id: { $in: ids } })
            .toArray()
    const seenAt = new Map(seen.map((read) => [read.conversationId, read.seenAt]))
    return docs.map((doc) => ({
      doc,
      unread: me !== '' && isUnread(lastSaidAt(doc), seenAt.get(doc._id) ?? 0, now),
    }))
  }

  /** Those of them that are asked for. */
  async function wantedOf(docs: readonly ConversationDoc[], query: Wanted): Promise<ConversationDoc[]> {
    const found = docs.filter((doc) => isWanted(doc, query))
    const { region, participant } = query
    if (!participant) return found
    const ids = found.map(({ _id }) => _id)
    const parts = await partsOf(deps.stores, region, ids, participant)
    return found.filter(({ _id }) => parts.has(_id))
  }

  /** Those of some conversations in which a note names a member. */
  async function namedIn(region: Region, ids: readonly string[], me: string): Promise<Set<string>> {
    const held = await mentions(region)
      .find({ _id: { $in: ids.map((id) => ofMember(id, me)) } })
      .toArray()
    return new Set(held.map(({ conversationId }) => conversationId))
  }

  /** Walks a list until a page is full or enough was looked through. */
  async function walk<D extends Doc, R>(
    store: DocStore<D>,
    list: { filter: Filter<D>; order: Order; since?: string; until?: string; query: PageQuery },
    pick: (docs: D[]) => Promise<{ from: D; item: R }[]>,
  ): Promise<{ items: R[]; nextCursor: string | null }> {
    const { filter, order, since, until, query } = list
    const { limit, end: first } = pageRequest(order, query)
    const found: { from: D; item: R }[] = []
    let end = first
    for (let looked = 0; ; ) {
      const docs = await readList<D>(store, { filter, order, since, until, end, limit: batch })
      const part = docs.slice(0, batch)
      looked += part.length
      found.push(...(await pick(part)))
      const shown = found.slice(0, limit)
      const items = shown.map(({ item }) => item)
      if (found.length > limit) return { items, nextCursor: cursorAt(order, shown.at(-1)!.from) }
      if (docs.length <= batch) return { items, nextCursor: null }
      if (found.length === limit || looked >= mostLooked) {
        return { items, nextCursor: cursorAt(order, part.at(-1)!) }
      }
      end = endAt(order, part.at(-1)!)
      await nextTurn()
    }
  }

  const scopeOf = ({ workspaceId, agentId }: InboxQuery) => (agentId ? { agentId } : { workspaceId })

  async function mentioned(query: InboxQuery) {
    const { region, me } = query
    return walk(
      mentions(region),
      { filter: { member: me, ...scopeOf(query) }, order: latestFirst('at'), query },
      async (docs) => {
        const held = await conversations(region)
          .find({ _id: { $in: docs.map(({ conversationId }) => conversationId) } })
          .toArray()
        const seen = await withReads(region, await wantedOf(held, query), me)
        const byId = new Map(seen.map((each) => [each.doc._id, each]))
        return docs.flatMap((from) => {
          const item = byId.get(from.conversationId)
          return item ? [{ from, item }] : []
        })
      },
    )
  }

  return {
    withReads,

    /** Those of some conversations that are in a view as it is narrowed, whatever their days. */
    async among(query: AmongQuery, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const { region, view = 'all', me, channel, tag, priority, assignee, rating, participant } = query
      const filter = { channel, tag, priority, assignee, rating }
      const isNarrowed = [participant, ...Object.values(filter)].some((each) => each !== undefined)
      if (ids.length === 0 || (view === 'all' && !isNarrowed)) return new Set(ids)
      const held = await conversations(region)
        .find<ConversationDoc>({ _id: { $in: ids } }, { projection: looked })
        .toArray()
      const docs = await wantedOf(held, { region, participant, ...filter })
      const seen = view === 'unread' ? await withReads(region, docs, me) : docs.map(asRead)
      const named = view === 'mentions' ? await namedIn(region, ids, me) : new Set<string>()
      const isIn = ({ doc, unread }: InboxDoc) =>
        isInView(
          view,
          { ...doc, askedTeamAt: doc.askedTeamAt ?? null, unread, mentioned: named.has(doc._id) },
          me,
        )
      return new Set(seen.filter(isIn).map(({ doc }) => doc._id))
    },

    /** A page of a view. */
    async page(query: InboxQuery): Promise<{ items: InboxDoc[]; nextCursor: string | null }> {
      const { region, view, me } = query
      if (view === 'mentions') return mentioned(query)
      const { filter, order, keeps, unread, since } = viewSource(view, me, unixNow(deps), query.assignee)
      return walk(
        conversations(region),
        { filter: { ...scopeOf(query), ...filter }, order, ...boundsOf(order, since, query), query },
        async (docs) => {
          const wanted = await wantedOf(docs.filter(keeps), query)
          const seen = await withReads(region, wanted, me)
          return seen.filter((each) => !unread || each.unread).map((item) => ({ from: item.doc, item }))
        },
      )
    },
  }
}

/** What a list by the last message begins and ends with; other lists are looked through. */
function boundsOf(order: Order, least: string | undefined, { since, until }: InboxQuery) {
  if (order.field !== 'lastMessageAt') return { since: least }
  const later = Math.max(Number(least ?? 0), Number(since ?? 0))
  return { since: later > 0 ? String(later) : undefined, until }
}

function isWanted(
  doc: ConversationDoc,
  { channel, tag, priority, assignee, rating, since, until }: Wanted,
): boolean {
  return isInFilter(doc, { channel, tag, priority, assignee, rating, since, until })
}
