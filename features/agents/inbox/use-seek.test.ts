import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { byCursor } from '#features/shared/lists/by-cursor.ts'
import { goesBack } from './use-seek.ts'

let queries: QueryClient
let leave: () => void
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  leave()
  queries.clear()
})

/** Reads a conversation of ten pages as its thread does until `m7`, on the eighth, is there; tells the pages asked for. */
function seek(mayRead: (page: number) => boolean) {
  const asked: number[] = []
  const said = new InfiniteQueryObserver(queries, {
    queryKey: ['said'],
    async queryFn({ pageParam }) {
      const page = Number(pageParam ?? 0)
      asked.push(page)
      // It asks without end.
      if (asked.length > 50) leave()
      if (!mayRead(page)) throw new Error('Too many requests')
      return { items: [{ id: `m${page}` }], nextCursor: page < 9 ? String(page + 1) : null }
    },
    ...byCursor,
  })
  leave = said.subscribe((pages) => {
    if (goesBack('m7', pages)) void pages.fetchNextPage()
  })
  return { asked, said }
}

it('reads back to the page a message is on, and no further', async () => {
  const { asked } = seek(() => true)
  await vi.waitFor(() => expect(asked.at(-1)).toBe(7))
  await new Promise((over) => setTimeout(over, 50))
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('stops where a page cannot be read, and goes on when somebody reads on', async () => {
  let isUp = false
  const { asked, said } = seek((page) => page < 2 || isUp)
  await vi.waitFor(() => expect(asked).toContain(2))
  await new Promise((over) => setTimeout(over, 50))
  expect(asked).toEqual([0, 1, 2])
  isUp = true
  void said.fetchNextPage()
  await vi.waitFor(() => expect(asked).toEqual([0, 1, 2, 2, 3, 4, 5, 6, 7]))
})
