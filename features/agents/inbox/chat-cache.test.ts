import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import type { InboxCard, InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import { countInbox, listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { setTrueNow } from '#ui/relative-time/true-now.ts'
import { chatCache } from './chat-cache.ts'
import { unfiltered } from './inbox.queries.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { rereadPages } from './reread-list.ts'
import type { ListPages } from './with-first-pages.ts'

afterEach(() => setTrueNow(Date.now() / 1000))

it('says when a visitor left as it is, on a device whose clock is hours ahead', () => {
  const now = Math.floor(Date.now() / 1000) - 5 * 3600
  setTrueNow(now)
  const queries = new QueryClient()
  queries.setQueryData([getInboxConversation.id], { id: 'c', visitor: { isHere: true, leftAt: null } })
  chatCache(queries).putVisit('c', false)
  const open = queries.getQueryData<InboxConversation>([getInboxConversation.id])
  expect(open?.visitor.isHere).toBe(false)
  expect(Math.abs((open?.visitor.leftAt ?? 0) - now)).toBeLessThan(60)
})

it('reads counts under filters again by themselves, and those without with the lists', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const read: string[] = []
  const ends = ['', 'billing'].map((tag) => {
    const queryKey = [countInbox.id, 'eu', 'workspace', undefined, { ...unfiltered, tag }]
    queries.setQueryData(queryKey, {})
    const queryFn = async () => read.push(tag || 'none')
    return new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined)
  })
  await chatCache(queries).rereadLists('me@example.test')
  expect(read).toEqual(['none'])
  await chatCache(queries).recountNarrowed()
  expect(read).toEqual(['none', 'billing'])
  for (const end of ends) end()
})

describe('a list that is shown, and was read far down', () => {
  const me = 'me@example.test'
  const perPage = 10
  const narrowing = { view: 'open', ...unfiltered, channel: 'widget' }
  const queryKey = [listInbox.id, 'eu', 'workspace', undefined, narrowing]

  /** A server with so many pages of open chats, the latest first, and a client that has read all of them. */
  function shown(pageCount: number, gate: () => Promise<void> = async () => undefined) {
    const rows = Array.from({ length: pageCount * perPage }, (_, at) => {
      const card = { id: `c${at}`, agentId: 'a', channel: 'widget', tags: [], priority: 'none', assignee: '' }
      return {
        ...card,
        state: 'open',
        snoozedUntil: null,
        lastMessageAt: 10_000 - at,
      } as unknown as InboxCard
    })
    const signals: AbortSignal[] = []
    /** The page under a conversation, by when it was last written in. */
    function page(cursor: string | undefined) {
      const under = rows.filter(({ lastMessageAt }) => lastMessageAt < Number(cursor ?? Infinity))
      const items = under.slice(0, perPage)
      return { items, nextCursor: under.length > perPage ? String(items.at(-1)!.lastMessageAt) : null }
    }
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const data: ListPages = { pages: [], pageParams: [] }
    for (let cursor: string | null | undefined; cursor !== null; cursor = data.pages.at(-1)!.nextCursor) {
      data.pages.push(page(cursor))
      data.pageParams.push(cursor)
    }
    queries.setQueryData(queryKey, data)
    const close = new InfiniteQueryObserver(queries, {
      queryKey,
      queryFn: async ({ pageParam, signal }) => {
        signals.push(signal)
        await gate()
        return page(pageParam)
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }).subscribe(() => undefined)
    const list = () => queries.getQueryData<ListPages>(queryKey)!
    const ids = () => list().pages.flatMap(({ items }) => items.map(({ id }) => id))
    return { rows, queries, signals, close, list, ids }
  }

  it('reads few pages at each event, and what moved up stands once', async () => {
    const { rows, queries, signals, close, list, ids } = shown(100)
    for (let turn = 1; turn <= 5; turn += 1) {
      const [deep] = rows.splice(700, 1)
      rows.unshift({ ...deep!, lastMessageAt: 20_000 + turn })
      await chatCache(queries).rereadLists(me)
      expect(signals.length).toBe(turn * rereadPages)
      expect(ids()).toEqual(rows.map(({ id }) => id))
      expect(list().pages).toHaveLength(100)
      expect(list().pageParams).toHaveLength(100)
    }
    close()
  })

  it('loses what no longer fits it, and what is gone, at the top and far down', async () => {
    const { rows, queries, close, ids } = shown(100)
    const cache = chatCache(queries)
    for (const at of [5, 500]) {
      const closed = { ...rows[at]!, state: 'closed' as const }
      rows.splice(at, 1)
      cache.putCard(closed)
    }
    const [removed] = rows.splice(600, 1)
    cache.forget({ region: 'eu', agentId: 'a', conversationId: removed!.id })
    await cache.rereadLists(me)
    expect(ids()).toEqual(rows.map(({ id }) => id))
    close()
  })

  it('is read to its end whatever happens meanwhile, and once more afterwards', async () => {
    const waiting: (() => void)[] = []
    const { queries, signals, close } = shown(2, () => new Promise((resolve) => waiting.push(resolve)))
    const reread = oneAtATime(() => chatCache(queries).rereadLists(me), 1)
    const arrive = (nth: number) =>
      vi.waitFor(() => {
        expect(waiting).toHaveLength(nth)
        waiting[nth - 1]!()
      })
    reread.ask()
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    for (let events = 0; events < 20; events += 1) reread.ask()
    for (let nth = 1; nth <= 4; nth += 1) await arrive(nth)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(signals).toHaveLength(4)
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    close()
  })
})
