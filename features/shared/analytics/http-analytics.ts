import type { AnalyticsAdapter, TrackedEvent } from './analytics.types.ts'

/** How events travel. */
interface HttpAnalyticsOptions {
  /** Receives `{ events: [{ name, properties, at }] }`; `at` is Unix milliseconds. */
  url: string
  /** Most events in one request. @default 20 */
  batch?: number
  /** How long an event waits for others, in milliseconds. @default 2000 */
  waitMs?: number
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** Tells when the page may be about to go. @default the document */
  page?: Pick<Document, 'addEventListener' | 'visibilityState'>
  /** @default Date.now */
  now?: () => number
}

/**
 * Posts events to a collector, several at once. Without cookies, referrer or a preflight request: as plain text, and
 * kept alive so that the last ones outlive the page. What does not arrive is not sent again.
 */
export function httpAnalytics({
  url,
  batch = 20,
  waitMs = 2000,
  fetch: send = globalThis.fetch.bind(globalThis),
  page = document,
  now = Date.now,
}: HttpAnalyticsOptions): AnalyticsAdapter {
  let waiting: (TrackedEvent & { at: number })[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify({ events: waiting })
    waiting = []
    send(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain' },
      body,
    }).catch(() => undefined)
  }

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') flush()
  })

  return (event) => {
    waiting.push({ ...event, at: now() })
    if (waiting.length >= batch) flush()
    else timer ??= setTimeout(flush, waitMs)
  }
}
