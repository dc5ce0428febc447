import { setTimeout as wait } from 'node:timers/promises'
import type { HttpClient } from './http-client.ts'

/** An event as it arrived. */
export interface ArrivedEvent {
  id: string
  type: string
  conversationId?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  [field: string]: any
}

/** A stream of server-sent events as a test reads it. */
export interface LiveReading {
  status: number
  events: ArrivedEvent[]
  /** Where it would go on from. */
  lastId: () => string
  /** Why the server ended it; undefined while it goes on, or where it just broke. */
  end: () => { status: number; code?: string } | undefined
  /** Resolves when it is over, however. */
  over: Promise<void>
  close: () => void
  /** Waits for an event. */
  until: (test: (event: ArrivedEvent) => boolean, ms?: number) => Promise<ArrivedEvent>
}

/**
 * Opens a stream and reads it until it is closed; resolves when it follows, or is over.
 * @param heard gets each event as it comes; they are many, then, and none are kept
 */
export async function readLive(
  client: HttpClient,
  path: string,
  headers: Record<string, string> = {},
  heard?: (event: ArrivedEvent) => void,
): Promise<LiveReading> {
  const gone = new AbortController()
  const response = await client.fetch(path, {
    headers: { Accept: 'text/event-stream', ...headers },
    signal: gone.signal,
  })
  const events: ArrivedEvent[] = []
  let lastId = ''
  let end: { status: number; code?: string } | undefined
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })

  function take(frame: string): void {
    const fields = Object.fromEntries(
      frame.split('\n').map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).trimStart()]
      }),
    )
    if (fields.id) {
      lastId = fields.id
      begin()
    }
    if (!fields.data) return
    if (fields.event === 'end') end = JSON.parse(fields.data)
    else {
      const event = JSON.parse(fields.data)
      if (heard) heard(event)
      else events.push(event)
    }
  }

  const over = (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return
      const frames = (rest + value).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) take(frame)
    }
  })().catch(() => undefined)

  // Connected is not yet following: its first frame says from where on.
  await Promise.race([begun, over])

  return {
    status: response.status,
    events,
    lastId: () => lastId,
    end: () => end,
    over,
    close: () => gone.abort(),
    async until(test, ms = 5_000) {
      const deadline = performance.now() + ms
      for (;;) {
        const found = events.find(test)
        if (found) return found
        if (performance.now() > deadline) {
          throw new Error(`Nothing came: ${JSON.stringify(events.map(({ id, type }) => `${id} ${type}`))}`)
        }
        await wait(10)
      }
    },
  }
}
