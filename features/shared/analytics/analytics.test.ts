import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedEvent } from './analytics.types.ts'
import { analyticsOf } from './analytics-of.ts'
import { createAnalytics } from './create-analytics.ts'
import { httpAnalytics } from './http-analytics.ts'

const created = { region: 'eu', way: 'blank' } as const

describe('createAnalytics', () => {
  it('reports an event about one thing once, and the same about another again', () => {
    const seen: TrackedEvent[] = []
    const { track } = createAnalytics((event) => seen.push(event))
    track('new_agent_created', created, { once: 'a' })
    track('new_agent_created', created, { once: 'a' })
    track('new_agent_created', created, { once: 'b' })
    track('channels_viewed', { region: 'eu' }, { once: 'a' })
    expect(seen.map(({ name }) => name)).toEqual([
      'new_agent_created',
      'new_agent_created',
      'channels_viewed',
    ])
    expect(JSON.stringify(seen)).not.toContain('once')
  })

  it('reports as often as asked what is about nothing', () => {
    const adapter = vi.fn()
    const { track } = createAnalytics(adapter)
    track('channels_viewed', { region: 'na' })
    track('channels_viewed', { region: 'na' })
    expect(adapter).toHaveBeenCalledTimes(2)
  })

  it('keeps a failing adapter to itself', () => {
    const { track } = createAnalytics(() => {
      throw new Error('no')
    })
    expect(() => track('new_agent_created', created)).not.toThrow()
  })
})

describe('analyticsOf', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['console', 1],
    ['none', 0],
  ])('%s says %i lines on the console, and calls nobody', (setting, lines) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const fetched = vi.spyOn(globalThis, 'fetch')
    analyticsOf(setting).track('new_agent_created', created)
    expect(info).toHaveBeenCalledTimes(lines)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('httpAnalytics', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function collector({ batch = 3, fails = false } = {}) {
    const send = vi.fn(async () => {
      if (fails) throw new Error('away')
      return new Response()
    })
    const page = { visibilityState: 'visible' as DocumentVisibilityState, addEventListener: vi.fn() }
    const report = httpAnalytics({
      url: 'https://events.example/in',
      batch,
      fetch: send,
      page,
      now: () => 1000,
    })
    const sent = () =>
      send.mock.calls.map(
        (call) => JSON.parse((call as unknown as [string, { body: string }])[1].body).events.length,
      )
    return { report, send, page, sent }
  }

  const event: TrackedEvent = { name: 'new_agent_created', properties: created }

  it('sends what came together in one request, without cookies, referrer or preflight', () => {
    const { report, send } = collector()
    report(event)
    report(event)
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(send).toHaveBeenCalledExactlyOnceWith('https://events.example/in', {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({
        events: [
          { ...event, at: 1000 },
          { ...event, at: 1000 },
        ],
      }),
    })
  })

  it('sends a full batch at once, and nothing when nothing waits', () => {
    const { report, sent } = collector()
    for (let count = 0; count < 4; count += 1) report(event)
    expect(sent()).toEqual([3])
    vi.advanceTimersByTime(10_000)
    expect(sent()).toEqual([3, 1])
  })

  it('sends what waits when the page is left', () => {
    const { report, page, sent } = collector()
    report(event)
    const [[name, left]] = page.addEventListener.mock.calls as [[string, () => void]]
    expect(name).toBe('visibilitychange')
    left()
    expect(sent()).toEqual([])
    page.visibilityState = 'hidden'
    left()
    expect(sent()).toEqual([1])
  })

  it('does not try again, and does not tell the page, when nobody answers', async () => {
    const { report, send } = collector({ fails: true })
    report(event)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
