import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FollowState, follow } from './follow.ts'

let gone: AbortController
let asked: ('stream' | 'poll')[]

beforeEach(() => {
  vi.useFakeTimers()
  gone = new AbortController()
  asked = []
})
afterEach(() => {
  gone.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Follows a server that answers like this; tells the states that were told. */
function start(answer: (how: 'stream' | 'poll') => Response): FollowState[] {
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const how = headers.Accept === 'text/event-stream' ? 'stream' : 'poll'
    asked.push(how)
    return answer(how)
  })
  const states: FollowState[] = []
  void follow({
    url: '/live',
    onEvent: () => {},
    onState: (state) => states.push(state),
    signal: gone.signal,
  })
  return states
}

const page = () => Response.json({ events: [], lastId: '1' })
/** Open, with one sign of life. */
const living = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('id: 1\ndata:\n\n')),
    }),
  )

it('goes on with streams however long the server was away', async () => {
  let isAway = true
  const states = start(() => {
    if (isAway) throw new TypeError('Failed to fetch')
    return living()
  })
  await vi.advanceTimersByTimeAsync(60_000)
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(asked)).toEqual(new Set(['stream']))
  expect(states.at(-1)).toBe('live')
})

it('asks again and again where streams are cut, and goes back to them once they last', async () => {
  let isCut = true
  const states = start((how) => {
    if (how === 'poll') return page()
    return isCut ? new Response('') : living()
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.slice(0, 4)).toEqual(['stream', 'stream', 'stream', 'poll'])
  isCut = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.at(-1)).toBe('stream')
  expect(states.at(-1)).toBe('live')
})

it('ends where one may not', async () => {
  const states = start(() => new Response('', { status: 403 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['stream'])
  expect(states).toEqual(['ended'])
})
