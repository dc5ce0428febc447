import { setTimeout as delay } from 'node:timers/promises'
import { ModelError } from './model-error.ts'
import { refusalOf } from './refusal.ts'

/** How long to wait for an endpoint, in milliseconds. */
export interface ModelTimeouts {
  /** Until the endpoint accepts the request, the one retry included. @default 10000 */
  connectMs: number
  /** Between two pieces of an answer. @default 15000 */
  idleMs: number
  /** Longest `Retry-After` that is waited for; a longer one fails at once. @default 2000 */
  retryAfterMs: number
}

/** An endpoint that streams chat completions. */
export interface ChatEndpoint {
  url: string
  apiKey: string
  timeouts: ModelTimeouts
  fetch: typeof fetch
}

/** Where to ask and how to prove who asks. */
export interface ChatEndpointOptions {
  /** Address the path `/chat/completions` is added to, e.g. 'https://api.openai.com/v1'. */
  baseUrl: string
  apiKey: string
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  timeouts?: Partial<ModelTimeouts>
}

const defaultTimeouts: ModelTimeouts = { connectMs: 10_000, idleMs: 15_000, retryAfterMs: 2_000 }
const defaultRetryMs = 500

/** The endpoint some options describe. */
export function chatEndpoint(options: ChatEndpointOptions): ChatEndpoint {
  return {
    url: `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`,
    apiKey: options.apiKey,
    timeouts: { ...defaultTimeouts, ...options.timeouts },
    fetch: options.fetch ?? globalThis.fetch,
  }
}

/** Sends the request and returns the accepted response; one retry on 429 and 5xx. */
export async function openCompletion(
  endpoint: ChatEndpoint,
  body: string,
  signal: AbortSignal,
): Promise<Response> {
  const deadline = AbortSignal.timeout(endpoint.timeouts.connectMs)
  const either = AbortSignal.any([signal, deadline])
  try {
    const first = await send(endpoint, body, signal, either)
    if (first.ok) return first
    const refusal = await refusalOf(first)
    const wait = refusal.details.retryAfterMs ?? defaultRetryMs
    const mayPass = refusal.code === 'rate-limited' || refusal.code === 'unavailable'
    if (!mayPass || wait > endpoint.timeouts.retryAfterMs) throw refusal
    await delay(wait, undefined, { signal: either })
    const second = await send(endpoint, body, signal, either)
    if (second.ok) return second
    throw await refusalOf(second)
  } catch (error) {
    throw toModelError(error, signal, deadline)
  }
}

/** The caller's own abort passes through; everything else becomes one of our codes without the provider's words. */
export function toModelError(error: unknown, signal: AbortSignal, deadline?: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof ModelError) return error
  if (deadline?.aborted) return new ModelError('timeout', 'The model did not answer in time.')
  // The cause is left out: fetch quotes a malformed Authorization header, key and all.
  return new ModelError('unavailable', 'The model could not be reached.')
}

async function send(
  endpoint: ChatEndpoint,
  body: string,
  signal: AbortSignal,
  until: AbortSignal,
): Promise<Response> {
  const abort = new AbortController()
  const cut = () => abort.abort()
  until.addEventListener('abort', cut, { once: true })
  if (until.aborted) cut()
  try {
    return await endpoint.fetch(endpoint.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${endpoint.apiKey}`,
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
      },
      body,
      // A redirect could carry the key to another host.
      redirect: 'error',
      signal: AbortSignal.any([signal, abort.signal]),
    })
  } finally {
    // The deadline is for the beginning; a body that streams for longer is welcome.
    until.removeEventListener('abort', cut)
  }
}
