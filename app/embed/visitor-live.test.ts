import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followVisit } from './visitor-live.ts'

/** Locks as browsers keep them, held by whoever came first; `first` is held by another tab. */
function fakeLocks(isHeld: boolean) {
  const line: (() => void)[] = []
  const next = () => {
    isHeld = line.length > 0
    line.shift()?.()
  }
  return {
    next,
    isHeld: () => isHeld,
    async request(_name: string, options: LockOptions, use: (lock: object | null) => unknown) {
      if (isHeld && options.ifAvailable) return use(null)
      if (isHeld) {
        await new Promise<void>((granted, reject) => {
          line.push(granted)
          options.signal?.addEventListener('abort', () => {
            line.splice(line.indexOf(granted), 1)
            reject(options.signal?.reason)
          })
        })
      }
      isHeld = true
      try {
        return await use({})
      } finally {
        next()
      }
    },
  }
}

let streams: number
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
    ...{ history: async () => [], shown: (message) => message, drawn: async (messages) => messages },
    onLive: () => {},
  })
}

/** The tab is looked at, or lies behind another one. */
function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

const closePanel = () =>
  host.dispatchEvent(Object.assign(new Event('message'), { source: host, data: { widget: 'hidden' } }))

beforeEach(() => {
  streams = 0
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    streams += 1
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        streams -= 1
        reject(signal.reason)
      }),
    )
  })
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

it('follows behind another tab once that one is closed', async () => {
  const locks = fakeLocks(true)
  visit(false, locks)
  expect(streams).toBe(1)
  setHidden(true)
  await vi.waitFor(() => expect(streams).toBe(0))
  locks.next()
  await vi.waitFor(() => expect(streams).toBe(1))
})

it('leaves the line when it is looked at, and stands in it again', async () => {
  const locks = fakeLocks(true)
  visit(true, locks)
  await vi.waitFor(() => expect(streams).toBe(0))
  setHidden(false)
  expect(streams).toBe(1)
  setHidden(true)
  await vi.waitFor(() => expect(streams).toBe(0))
  locks.next()
  await vi.waitFor(() => expect(streams).toBe(1))
})

it('keeps its stream where it is the only one, and lets others follow once its panel is closed', async () => {
  const locks = fakeLocks(false)
  visit(false, locks)
  setHidden(true)
  await vi.waitFor(() => expect(locks.isHeld()).toBe(true))
  expect(streams).toBe(1)
  closePanel()
  expect(streams).toBe(0)
  await vi.waitFor(() => expect(locks.isHeld()).toBe(false))
})

it('follows where there are no locks', async () => {
  visit(true, undefined)
  await vi.waitFor(() => expect(streams).toBe(1))
})
