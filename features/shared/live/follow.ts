import type { LiveEventType } from '#mocks/contracts/live/live-event.schema.ts'
import { mayPass } from '../may-pass.ts'
import { readEvents } from './read-events.ts'

/** Something that happened. */
interface FollowedEvent {
  /** A number, above that of what happened before. */
  id: string
  type: LiveEventType
}

/** Whether an event comes after a place, '' for none. A `reset` always does: it may set the numbers back. */
export function isAfter({ id, type }: FollowedEvent, place: string): boolean {
  return type === 'reset' || place === '' || Number(id) > Number(place)
}

/** How a stream of what happens is followed. */
export interface FollowOptions<E extends FollowedEvent> {
  /** Address without the place to go on from. */
  url: string
  /** Headers besides Accept. @default none */
  headers?: () => Record<string, string>
  /** The last event that is known. @default begins now */
  after?: string
  /** Receives each event once, in order. */
  onEvent: (event: E) => void
  /** Told when it is connected, and when it is not. @default nobody is told */
  onState?: (state: FollowState) => void
  /** Asks again and again from the start, and opens no stream. @default false */
  polls?: boolean
  signal: AbortSignal
}

/** `live` while events come as they happen, `polling` while they are asked for, `lost` in between, `ended` for good. */
export type FollowState = 'live' | 'polling' | 'lost' | 'ended'

/** Pauses before the next try, in milliseconds: the first at once, the last again and again. */
const pauses = [0, 500, 1000, 2000, 5000, 10_000]
/** After so many streams that gave nothing the page is asked for instead: something between cuts streams. */
const streamsTried = 3
/** After so many answers a stream is tried again: what cut them may be gone. */
const pollsBetween = 15
const pollMs = 4000

/**
 * Follows what happens until it is aborted, over lost connections: it goes on after the last event it has, so that none
 * is missed and none comes twice. Where streams do not get through it asks again and again. It ends for good where the
 * server says that one may not.
 */
export async function follow<E extends FollowedEvent>(options: FollowOptions<E>): Promise<void> {
  const { onEvent, onState, signal } = options
  let lastId = options.after ?? ''
  let failures = 0
  let useless = 0
  let polls = 0

  function take(event: E): void {
    if (!isAfter(event, lastId)) return
    lastId = event.id
    onEvent(event)
  }

  const address = () => {
    if (lastId === '') return options.url
    return `${options.url}${options.url.includes('?') ? '&' : '?'}after=${lastId}`
  }

  const ask = (accept: string) =>
    fetch(address(), { headers: { Accept: accept, ...options.headers?.() }, signal })

  /** True when it may be tried again. */
  async function stream(): Promise<boolean> {
    const response = await ask('text/event-stream')
    if (!response.ok) {
      // No place is left for a stream; what happens is asked for instead.
      if (response.status === 429) useless += 1
      return mayTryAgain(response.status)
    }
    let gave = false
    try {
      for await (const { id, event, data } of readEvents(response)) {
        if (event === 'end') return mayTryAgain((JSON.parse(data) as { status: number }).status)
        if (!gave) onState?.('live')
        gave = true
        failures = 0
        useless = 0
        if (data) take(JSON.parse(data) as E)
        else if (id && (lastId === '' || Number(id) > Number(lastId))) lastId = id
      }
    } finally {
      // Something between cut it; no connection at all says nothing of streams.
      if (!gave) useless += 1
      polls = 0
    }
    return true
  }

  async function poll(): Promise<boolean> {
    const response = await ask('application/json')
    if (!response.ok) return mayTryAgain(response.status)
    onState?.('polling')
    failures = 0
    polls += 1
    const page = (await response.json()) as { events: E[]; lastId: string }
    for (const event of page.events) take(event)
    lastId = page.lastId
    return pause(pollMs, signal)
  }

  for (;;) {
    try {
      const mayStream = !options.polls && (useless < streamsTried || polls >= pollsBetween)
      if (!(await (mayStream ? stream() : poll()))) break
    } catch {
      // No network, or an answer that broke off: said by the state, and tried again.
    }
    if (signal.aborted) return
    onState?.('lost')
    await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal)
    failures += 1
    if (signal.aborted) return
  }
  onState?.('ended')
}

/** Who may not, or what is gone, stays so; everything else may pass. */
function mayTryAgain(status: number): boolean {
  return mayPass(status) || status === 200
}

function pause(ms: number, signal: AbortSignal): Promise<true> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve(true)
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
  })
}
