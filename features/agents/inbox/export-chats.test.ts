import { afterEach, expect, it, vi } from 'vitest'
import { exportChats } from './export-chats.ts'
import { unfiltered } from './inbox.queries.ts'

const owner = { region: 'eu', workspaceId: 'w1' } as const
const all = { view: 'all', ...unfiltered } as const

afterEach(() => vi.unstubAllGlobals())

/** Exports a view whose pages hold so many conversations, as a narrowed one's may be short; tells what came of it. */
async function exported(...pages: number[]) {
  const posted: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') {
      const { conversationIds } = JSON.parse(body ?? '') as { conversationIds: string[] }
      posted.push(...conversationIds)
      return Response.json({ name: 'chats.json', text: JSON.stringify(conversationIds), cut: false })
    }
    const at = Number(new URL(url, 'http://localhost').searchParams.get('cursor'))
    const items = Array.from({ length: pages[at] ?? 0 }, (_, index) => ({ id: `${at}-${index}` }))
    return Response.json({ items, nextCursor: at + 1 < pages.length ? String(at + 1) : null })
  })
  const { left } = await exportChats(owner, { of: all, format: 'json' })
  return { count: posted.length, left }
}

const hundreds = (count: number) => Array.from({ length: count }, () => 100)

it.each([
  ['all of a short view', [100, 20], 120, ''],
  ['exactly as many as fit', hundreds(5), 500, ''],
  ['those before the last page, where that page holds too many', [100, 100, 100, 100, 50, 100], 500, '550'],
  ['the first of many', hundreds(12), 500, '1,200'],
  ['the first of more than are counted', hundreds(21), 500, 'more than 2,000'],
])('exports %s, and says of how many', async (_what, pages, count, all) => {
  const left = all && `It holds the latest 500 of ${all} conversations.`
  expect(await exported(...pages)).toEqual({ count, left })
})
