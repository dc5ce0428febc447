import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { chatCache } from './chat-cache.ts'
import { saidQuery } from './inbox.queries.ts'

const chat = { region: 'eu', agentId: 'agent', conversationId: 'chat' } as const
const first = buildMessage({ id: 'chat:000000', text: 'Hello' })
const second = buildMessage({ id: 'chat:000001', text: 'Good evening' })

/** A conversation on screen, and what its reads are answered with. */
function opened() {
  const queries = new QueryClient()
  const reads: ((items: Message[]) => void)[] = []
  const observer = new InfiniteQueryObserver(queries, {
    ...saidQuery(chat),
    queryFn: () =>
      new Promise<{ items: Message[]; nextCursor: string | null }>((resolve) => {
        reads.push((items) => resolve({ items, nextCursor: null }))
      }),
  })
  observer.subscribe(() => {})
  const said = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { queries, reads, said, cache: chatCache(queries) }
}

it.each([
  ['read for the first time', 0],
  ['read anew', 1],
])('keeps a message that came while the conversation was %s before it', async (_, before) => {
  const { queries, reads, said, cache } = opened()
  if (before > 0) {
    reads[0]?.([first])
    await expect.poll(said).toEqual([first.id])
    void queries.invalidateQueries({ queryKey: saidQuery(chat).queryKey })
    await expect.poll(() => reads.length).toBe(2)
  }
  cache.putMessage(chat, second)
  reads[before]?.([first])
  await expect.poll(() => reads.length).toBe(before + 2)
  reads[before + 1]?.([second, first])
  await expect.poll(said).toEqual([second.id, first.id])
})
