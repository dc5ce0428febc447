import type {
  BodyOf,
  Contract,
  EventOf,
  ParamsOf,
  QueryOf,
  SuccessOf,
} from '#mocks/contracts/shared/define-contract.ts'
import { fillPath } from '#mocks/contracts/shared/path.ts'
import { setTrueNow } from '#ui/relative-time/true-now.ts'
import { ApiError } from './api-error.ts'
import { readLines } from './read-lines.ts'

type Needed<K extends string, V> = V extends undefined ? { [key in K]?: undefined } : { [key in K]: V }
type NeededQuery<V> = V extends undefined ? { query?: undefined } : { query?: V }

/** What a call of a contract takes: its parts, and how to watch and stop it. */
export type CallOptions<C extends Contract> = Needed<'params', ParamsOf<C>> &
  Needed<'body', BodyOf<C>> &
  NeededQuery<QueryOf<C>> & {
    signal?: AbortSignal
    /** Receives progress events while the call runs. */
    onEvent?: (event: EventOf<C>) => void
  }

/** Calls an endpoint and answers with its success body. Throws an ApiError for everything else. */
export async function call<C extends Contract>(contract: C, options: CallOptions<C>): Promise<SuccessOf<C>> {
  const { params, query, body, signal, onEvent } = options as CallOptions<C> & {
    params?: Record<string, string>
    query?: Record<string, string | undefined>
    body?: unknown
  }
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const search = given.length ? `?${new URLSearchParams(given)}` : ''
  const response = await send(`${fillPath(contract.path, params)}${search}`, {
    method: contract.method,
    headers: {
      Accept: onEvent ? 'application/x-ndjson' : 'application/json',
      ...(contract.method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    body: contract.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    signal,
  })
  const date = Date.parse(response.headers.get('date') ?? '')
  // What a cache kept tells when it was kept.
  if (date && !contract.cacheSeconds) setTrueNow(date / 1000)
  if (response.headers.get('content-type')?.startsWith('application/x-ndjson')) {
    return readStream<C>(response, onEvent)
  }
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  throw new ApiError(response.status, answer ?? {}, Number(response.headers.get('retry-after')) || undefined)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, {})
  }
}

async function readStream<C extends Contract>(
  response: Response,
  onEvent: ((event: EventOf<C>) => void) | undefined,
): Promise<SuccessOf<C>> {
  for await (const line of readLines(response)) {
    if ('event' in line) onEvent?.(line.event as EventOf<C>)
    else if (line.status < 400) return line.body as SuccessOf<C>
    else throw new ApiError(line.status, line.body as ConstructorParameters<typeof ApiError>[1])
  }
  throw new ApiError(0, { message: 'The connection ended before the answer did. Please try again.' })
}
