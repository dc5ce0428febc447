import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FollowState } from './follow.ts'
import { LiveHub } from './live-hub.ts'

const scope = { region: 'eu', workspaceId: 'w1', email: 'anna@example.com' } as const

/** Streams that were opened: the last event asked for, and how to tell one more or cut it. */
let streams: { after: string | null; tell: (id: number, type?: string) => void; isOpen: () => boolean }[]
let pages: LiveHub[]

/** Locks of a browser, as far as they are used. */
function fakeLocks() {
  const queue: { run: () => void }[] = []
  let holder: { take: () => void } | null = null
  const next = () => {
    holder = null
    queue.shift()?.run()
  }
  return {
    request(
      _: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      work: () => Promise<void>,
    ) {
      return new Promise<void>((resolve, reject) => {
        const run = () => {
          const mine = { take: () => reject(new DOMException('stolen', 'AbortError')) }
          holder = mine
          void work().then(() => {
            resolve()
            if (holder === mine) next()
          })
        }
        if (steal) {
          holder?.take()
          return run()
        }
        const waiting = { run }
        signal?.addEventListener('abort', () => {
          if (!queue.includes(waiting)) return
          queue.splice(queue.indexOf(waiting), 1)
          reject(new DOMException('gone', 'AbortError'))
        })
        if (holder) queue.push(waiting)
        else run()
      })
    },
  }
}

/** Opens a page nobody hears of, and that hears of nobody. */
function silencedPage() {
  const heard = globalThis.BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  )
  const made = page()
  vi.stubGlobal('BroadcastChannel', heard)
  return made
}

/** Says something to all pages, as one would that does not know that it lost the stream. */
function say(...ids: string[]) {
  const channel = new BroadcastChannel(`vg-live ${scope.region} ${scope.workspaceId} ${scope.email}`)
  for (const id of ids) {
    const event = { id, type: 'course', conversationId: 'c', agentId: 'a' }
    channel.postMessage({ kind: 'event', event })
  }
  return channel
}

function page() {
  const hub = new LiveHub(scope)
  pages.push(hub)
  const ids: string[] = []
  const states: FollowState[] = []
  const led: boolean[] = []
  hub.add({
    onEvent({ id, type }, leads) {
      ids.push(id || type)
      led.push(leads)
    },
    onState: (state) => states.push(state),
  })
  return { hub, ids, led, states }
}

beforeEach(() => {
  streams = []
  pages = []
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    let send: (text: string) => void = () => {}
    const body = new ReadableStream({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
        send('id: 0\ndata:\n\n')
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    streams.push({
      after: new URL(url, 'http://localhost').searchParams.get('after'),
      tell: (id, type = 'course') => {
        const event = { id: String(id), type, conversationId: 'c', agentId: 'a' }
        send(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
      },
      isOpen: () => !signal.aborted,
    })
    return new Response(body)
  })
})
afterEach(() => {
  for (const hub of pages) hub.stop()
  vi.unstubAllGlobals()
})

const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000 })

it('opens one stream for all pages, and tells each of everything once', async () => {
  const [one, two] = [page(), page()]
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  streams[0]?.tell(1)
  streams[0]?.tell(2)
  await soon(() => expect(two.ids).toEqual(['1', '2']))
  expect(one.ids).toEqual(['1', '2'])
  expect([one.led, two.led]).toEqual([
    [true, true],
    [false, false],
  ])
  expect(streams).toHaveLength(1)
})

it('goes on in another page after the last event when the one with the stream is closed', async () => {
  const [one, two] = [page(), page()]
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  streams[0]?.tell(7)
  await soon(() => expect(two.ids).toEqual(['7']))
  one.hub.stop()
  await soon(() => expect(streams).toHaveLength(2))
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true])
  expect(streams[1]?.after).toBe('7')
  streams[1]?.tell(8)
  await soon(() => expect(two.ids).toEqual(['7', '8']))
})

it('reads all anew where nobody knows what was last', async () => {
  const [one, two] = [page(), page()]
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  one.hub.stop()
  await soon(() => expect(two.ids).toEqual(['reset']))
})

it('takes the stream from a page that sleeps', async () => {
  // It holds the lock and says nothing.
  navigator.locks.request('', {}, () => new Promise<void>(() => {})).catch(() => {})
  const one = page()
  await soon(() => expect(one.states.at(-1)).toBe('live'))
  expect(streams).toHaveLength(1)
})

it('lets go of the stream that was taken', async () => {
  const one = silencedPage()
  await soon(() => expect(one.states.at(-1)).toBe('live'))
  const two = page()
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  await soon(() => expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true]))
})

it('passes on nothing twice, whoever tells it, and goes on after the latest', async () => {
  const [one, two] = [page(), page()]
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  streams[0]?.tell(5)
  streams[0]?.tell(6)
  await soon(() => expect(two.ids).toEqual(['5', '6']))
  const late = say('5', '6', '7', '6')
  await soon(() => expect(two.ids).toContain('7'))
  await new Promise((heard) => setTimeout(heard, 50))
  late.close()
  expect(two.ids).toEqual(['5', '6', '7'])
  one.hub.stop()
  await soon(() => expect(streams).toHaveLength(2))
  expect(streams[1]?.after).toBe('7')
})

it('begins anew where the numbers do', async () => {
  const [one, two] = [page(), page()]
  await soon(() => expect(two.states.at(-1)).toBe('live'))
  streams[0]?.tell(9)
  streams[0]?.tell(3, 'reset')
  streams[0]?.tell(4)
  await soon(() => expect(two.ids).toEqual(['9', '3', '4']))
  expect(one.ids).toEqual(['9', '3', '4'])
})

it('opens one for each page where browsers have no locks', async () => {
  vi.stubGlobal('navigator', {})
  const [one, two] = [page(), page()]
  await soon(() => expect([one.states.at(-1), two.states.at(-1)]).toEqual(['live', 'live']))
  expect(streams).toHaveLength(2)
})
