import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idle } from '#features/widget/conversation-state.ts'
import { followVisit } from './visitor-live.ts'

/** Locks as browsers keep them, each held by whoever came first. */
function fakeLocks(...held: string[]) {
  const lines = new Map<string, (() => void)[]>(held.map((name) => [name, []]))
  const free = (name: string) => {
    const next = lines.get(name)?.shift()
    if (next) next()
    else lines.delete(name)
  }
  return {
    free,
    isHeld: (name: string) => lines.has(name),
    async request(name: string, options: LockOptions, use: (lock: object | null) => unknown) {
      const line = lines.get(name)
      if (line && options.ifAvailable) return use(null)
      if (line) {
        await new Promise<void>((granted, reject) => {
          line.push(granted)
          options.signal?.addEventListener('abort', () => {
            if (line.includes(granted)) line.splice(line.indexOf(granted), 1)
            reject(options.signal?.reason)
          })
        })
      } else lines.set(name, [])
      try {
        return await use({})
      } finally {
        free(name)
      }
    },
  }
}

const hiddenPlace = 'vg live https://product.example/agent'
const sessionPlace = 'vg live token'
const streamPlaces = ['vg live 1', 'vg live 2']

const quiet = idle([], false)

/** Calls under way that follow a stream, and calls that asked for what happened. */
let streams: number
let asked: number
/** What the stream tells next. */
let tell: (event: object) => void
/** How often somebody was seen to type, and how often the whole conversation was read. */
let heard: number
let read: number
let page: EventTarget & { hidden: boolean }
let host: EventTarget
let leave: () => void

function visit(isHidden: boolean, locks: object | undefined) {
  page = Object.assign(new EventTarget(), { hidden: isHidden })
  host = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('parent', host)
  vi.stubGlobal('addEventListener', host.addEventListener.bind(host))
  leave = followVisit({
    ...{ agentUrl: 'https://product.example/agent', lang: 'en', token: () => 'token' },
    ...{ shown: (message) => message, drawn: async (messages) => messages },
    async history() {
      read += 1
      return []
    },
    onLive(change) {
      if (change(quiet).typing) heard += 1
    },
  })
}

/** The tab is looked at, or lies behind another one. */
function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

const closePanel = () =>
  host.dispatchEvent(Object.assign(new Event('message'), { source: host, data: { widget: 'hidden' } }))

/** The stream's first frame says where it stands. */
const frame = (event?: object) =>
  new TextEncoder().encode(event ? `data: ${JSON.stringify(event)}\n\n` : 'id: 1\n\n')

beforeEach(() => {
  streams = 0
  asked = 0
  heard = 0
  read = 0
  vi.stubGlobal('fetch', async (_url: string, { signal, headers }: RequestInit) => {
    if (new Headers(headers).get('Accept') !== 'text/event-stream') {
      asked += 1
      return Response.json({ events: [], lastId: '1' })
    }
    streams += 1
    signal?.addEventListener('abort', () => {
      streams -= 1
    })
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(frame())
        tell = (event) => stream.enqueue(frame(event))
      },
    })
    return new Response(body)
  })
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

it('follows behind another tab once that one is closed', async () => {
  const locks = fakeLocks(hiddenPlace)
  visit(false, locks)
  await vi.waitFor(() => expect(streams).toBe(1))
  setHidden(true)
  await vi.waitFor(() => expect(streams).toBe(0))
  locks.free(hiddenPlace)
  await vi.waitFor(() => expect(streams).toBe(1))
})

it('leaves the line when it is looked at, and stands in it again', async () => {
  const locks = fakeLocks(hiddenPlace)
  visit(true, locks)
  await vi.waitFor(() => expect(streams).toBe(0))
  setHidden(false)
  await vi.waitFor(() => expect(streams).toBe(1))
  setHidden(true)
  await vi.waitFor(() => expect(streams).toBe(0))
  locks.free(hiddenPlace)
  await vi.waitFor(() => expect(streams).toBe(1))
})

it('keeps its stream where it is the only one, and lets others follow once its panel is closed', async () => {
  const locks = fakeLocks()
  visit(false, locks)
  await vi.waitFor(() => expect(streams).toBe(1))
  setHidden(true)
  await vi.waitFor(() => expect(locks.isHeld(hiddenPlace)).toBe(true))
  expect(streams).toBe(1)
  closePanel()
  expect(streams).toBe(0)
  await vi.waitFor(() => expect(locks.isHeld(hiddenPlace)).toBe(false))
})

it('follows where there are no locks', async () => {
  visit(true, undefined)
  await vi.waitFor(() => expect(streams).toBe(1))
})

it('asks again and again where other sessions have the streams, until one of those is over', async () => {
  const locks = fakeLocks(...streamPlaces)
  visit(false, locks)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(streams).toBe(0)
  locks.free('vg live 2')
  await vi.waitFor(() => expect(streams).toBe(1))
  expect(locks.isHeld('vg live 2')).toBe(true)
  locks.free('vg live 1')
  expect(streams).toBe(1)
})

it('hears what another window of its session is told, and follows itself once that one is closed', async () => {
  const locks = fakeLocks(sessionPlace)
  const other = new BroadcastChannel(sessionPlace)
  visit(false, locks)
  await vi.waitFor(() => expect(read).toBe(1))
  other.postMessage({ id: '1', type: 'typing', name: 'Mia' })
  await vi.waitFor(() => expect(heard).toBe(1))
  expect([streams, asked]).toEqual([0, 0])
  const told = vi.fn()
  other.onmessage = ({ data }) => told(data.type)
  locks.free(sessionPlace)
  await vi.waitFor(() => expect(streams).toBe(1))
  // What was missed in between is read, by the others, too.
  await vi.waitFor(() => expect(read).toBe(2))
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('reset'))
  tell({ id: '2', type: 'typing', name: 'Mia' })
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('typing'))
  other.close()
})

it('leaves its place while the browser puts it to sleep', async () => {
  const locks = fakeLocks()
  visit(true, locks)
  await vi.waitFor(() => expect(streams).toBe(1))
  page.dispatchEvent(new Event('freeze'))
  expect(streams).toBe(0)
  await vi.waitFor(() => expect(locks.isHeld(hiddenPlace)).toBe(false))
  page.dispatchEvent(new Event('resume'))
  await vi.waitFor(() => expect(streams).toBe(1))
})
