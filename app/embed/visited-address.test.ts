import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitedAddress } from './visited-address.ts'

let listeners: Set<(event: unknown) => void>
let parent: { postMessage: ReturnType<typeof vi.fn> }

const say = (data: unknown, source: unknown = parent) => {
  for (const listener of listeners) listener({ data, source })
}

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Set()
  parent = { postMessage: vi.fn() }
  vi.stubGlobal('window', { parent })
  vi.stubGlobal('document', { referrer: 'https://shop.example/' })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is what the page around answers, and nobody else', async () => {
  const asked = visitedAddress()
  expect(parent.postMessage).toHaveBeenCalledWith({ widget: 'page', count: 0 }, '*')
  say({ widget: 'page', url: 'https://evil.example/' }, {})
  say({ widget: 'page', url: 7 })
  say(null)
  say({ widget: 'page', url: 'https://shop.example/boats/7' })
  await expect(asked).resolves.toBe('https://shop.example/boats/7')
  expect(listeners.size).toBe(0)
})

it('is where the frame was loaded from, when nobody answers', async () => {
  const asked = visitedAddress()
  await vi.advanceTimersByTimeAsync(300)
  await expect(asked).resolves.toBe('https://shop.example/')
})

it('is unknown where there is no page around', async () => {
  const alone: Record<string, unknown> = {}
  alone.parent = alone
  vi.stubGlobal('window', alone)
  await expect(visitedAddress()).resolves.toBeUndefined()
})
