import { setImmediate as nextTurn } from 'node:timers/promises'
import { type InboxFilter, isInFilter } from '#mocks/contracts/inbox/inbox-filter.ts'
import {
  type countedViews,
  type InboxView,
  isCurrent,
  isInView,
  isUnread,
  mostCounted,
  unreadSeconds,
} from '#mocks/contracts/inbox/inbox-views.ts'
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
  type List,
  latestFirst,
  type Order,
  type PageQuery,
  type PageRequest,
  pageRequest,
  readList,
} from '../store/list.ts'
import type { Doc, DocStore, Projection } from '../store/store.ts'
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

/** Whose views are counted, and what they are narrowed to. */
type CountQuery = Omit<InboxQuery, 'view' | keyof PageQuery>

type CountedView = (typeof countedViews)[number]

/** How many are in a view. */
interface Counted {
  view: CountedView
  count: number
  /** There may be more. */
  isAtLeast: boolean
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
/** A walk that is for counting alone. */
const walked = { query: {}, projection: looked }

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

  /** Walks a list until a page is full or enough was looked through. @param isEnough whether it ends here */
  async function walk<D extends Doc, R>(
    store: DocStore<D>,
    list: Omit<List<D>, keyof PageRequest> & { query: PageQuery },
    pick: (docs: D[]) => Promise<{ from: D; item: R }[]>,
    isEnough = () => false,
  ): Promise<{ items: R[]; nextCursor: string | null }> {
    const { query, ...read } = list
    const { order } = read
    const { limit, end: first } = pageRequest(order, query)
    const found: { from: D; item: R }[] = []
    let end = first
    for (let looked = 0; ; ) {
      const docs = await readList<D>(store, { ...read, end, limit: batch })
      const part = docs.slice(0, batch)
      looked += part.length
      found.push(...(await pick(part)))
      const shown = found.slice(0, limit)
      const items = shown.map(({ item }) => item)
      if (found.length > limit) return { items, nextCursor: cursorAt(order, shown.at(-1)!.from) }
      if (docs.length <= batch) return { items, nextCursor: null }
      if (found.length === limit || looked >= mostLooked || isEnough()) {
        return { items, nextCursor: cursorAt(order, part.at(-1)!) }
      }
      end = endAt(order, part.at(-1)!)
      await nextTurn()
    }
  }

  const scopeOf = ({ workspaceId, agentId }: CountQuery) => (agentId ? { agentId } : { workspaceId })

  async function mentioned(query: InboxQuery, projection?: Projection) {
    const { region, me } = query
    return walk(
      mentions(region),
      { filter: { member: me, ...scopeOf(query) }, order: latestFirst('at'), query },
      async (docs) => {
        const held = await conversations(region)
          .find<ConversationDoc>(
            { _id: { $in: docs.map(({ conversationId }) => conversationId) } },
            { projection },
          )
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

  /** A page of a view. @param projection what is read of each; @default all of it */
  async function page(query: InboxQuery, projection?: Projection) {
    const { region, view, me } = query
    if (view === 'mentions') return mentioned(query, projection)
    const { filter, order, keeps, unread, since } = viewSource(view, me, unixNow(deps), query.assignee)
    return walk(
      conversations(region),
      {
        filter: { ...scopeOf(query), ...filter },
        order,
        ...boundsOf(order, since, query),
        query,
        projection,
      },
      async (docs) => {
        const wanted = await wantedOf(docs.filter(keeps), query)
        const seen = await withReads(region, wanted, me)
        return seen.filter((each) => !unread || each.unread).map((item) => ({ from: item.doc, item }))
      },
    )
  }

  /** How many are in views that are read along the same index, in one walk. */
  async function countTogether(query: CountQuery, views: readonly CountedView[]): Promise<Counted[]> {
    const { region, me } = query
    const { filter, order } = viewSource('open', me, unixNow(deps), query.assignee)
    const unreadSince = unixNow(deps) - unreadSeconds
    const counts = new Map(views.map((view) => [view, 0]))
    let oldest = Number.POSITIVE_INFINITY
    const isKnown = (view: CountedView) =>
      counts.get(view)! >= mostCounted || (view === 'unread' && oldest < unreadSince)
    const { nextCursor } = await walk<ConversationDoc, never>(
      conversations(region),
      { filter: { ...scopeOf(query), ...filter }, order, ...boundsOf(order, undefined, query), ...walked },
      async (docs) => {
        oldest = docs.at(-1)?.lastMessageAt ?? oldest
        const seen = await withReads(region, await wantedOf(docs.filter(isCurrent), query), me)
        for (const { doc, unread } of seen) {
          const viewed = { ...doc, unread, mentioned: false }
          for (const view of views) if (isInView(view, viewed, me)) counts.set(view, counts.get(view)! + 1)
        }
        return []
      },
      () => views.every(isKnown),
    )
    return views.map((view) => ({
      view,
      count: Math.min(counts.get(view)!, mostCounted),
      isAtLeast: nextCursor !== null && !isKnown(view),
    }))
  }

  async function countAlone(query: CountQuery, view: CountedView): Promise<Counted> {
    const { items, nextCursor } = await page({ ...query, view, limit: String(mostCounted) }, looked)
    return { view, count: items.length, isAtLeast: nextCursor !== null && items.length < mostCounted }
  }

  return {
    withReads,
    page,

    /** How many conversations are in views, each up to a number. What they are narrowed to is looked for once. */
    async count(query: CountQuery, views: readonly CountedView[]): Promise<Counted[]> {
      const { tag, priority, rating, participant } = query
      const isNarrowed = [tag, priority, rating, participant].some((each) => each !== undefined)
      const isShared = (view: CountedView) =>
        view === 'open' || view === 'unread' || (view === 'unassigned' && isNarrowed)
      const shared = views.filter(isShared)
      const counted = await Promise.all([
        ...views.filter((view) => !isShared(view)).map((view) => countAlone(query, view)),
        ...(shared.length > 0 ? [countTogether(query, shared)] : []),
      ])
      return counted.flat()
    },

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
        isInView(view, { ...doc, unread, mentioned: named.has(doc._id) }, me)
      return new Set(seen.filter(isIn).map(({ doc }) => doc._id))
    },
  }
}

/** What a list by the last message begins and ends with; other lists are looked through. */
function boundsOf(order: Order, least: string | undefined, { since, until }: InboxFilter) {
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
