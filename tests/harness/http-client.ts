import type { Contract, EventOf, StatusOf, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { ErrorBody } from '#mocks/contracts/shared/error.ts'
import { fillPath } from '#mocks/contracts/shared/path.ts'

/** What a call sends. Untyped on purpose: tests also send what the types forbid. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** An answer, read whole. `body` and `error` are the same JSON, typed for either outcome. */
export interface Reply<C extends Contract = Contract> {
  status: StatusOf<C> | number
  headers: Headers
  text: string
  body: SuccessOf<C>
  error: ErrorBody & { current?: Record<string, unknown> }
}

/** A progress answer: its events, and the reply they ended in. */
export interface StreamReply<C extends Contract = Contract> extends Reply<C> {
  events: EventOf<C>[]
}

/** Someone who calls the API: a browser with its cookie, or a server with its bearer. */
export interface Client {
  /** Calls a contract and reads the answer. */
  call<C extends Contract>(contract: C, input?: CallInput): Promise<Reply<C>>
  /** The same, as a caller that reads progress lines. */
  stream<C extends Contract>(contract: C, input?: CallInput): Promise<StreamReply<C>>
}

/** How one request travels: over the wire, or into the mocks. */
export type Send = (
  path: string,
  init: RequestInit & { headers: Record<string, string> },
) => Promise<Response>

/** A client over any way of sending. */
export function clientOver(send: Send): Client {
  async function request(contract: Contract, input: CallInput, accept: string): Promise<Response> {
    const { params, query, body, headers } = input
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const sendsBody = contract.method !== 'GET'
    return send(`${fillPath(contract.path, params)}${search}`, {
      method: contract.method,
      headers: { Accept: accept, ...(sendsBody && { 'Content-Type': 'application/json' }), ...headers },
      ...(sendsBody && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    })
  }

  return {
    async call<C extends Contract>(contract: C, input: CallInput = {}) {
      return readReply<C>(await request(contract, input, 'application/json'))
    },
    async stream<C extends Contract>(contract: C, input: CallInput = {}) {
      const response = await request(contract, input, 'application/x-ndjson')
      if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) {
        return { ...(await readReply<C>(response)), events: [] }
      }
      const text = await response.text()
      const lines = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
      const { status, body } = lines.at(-1)
      const events = lines.slice(0, -1).map(({ event }) => event as EventOf<C>)
      return { status, headers: response.headers, text, body, error: body, events }
    },
  }
}

/** A client over HTTP. It keeps the one cookie as a browser does; with a bearer it sends that beside it. */
export interface HttpClient extends Client {
  /** The Cookie header it would send, or null. */
  cookie: string | null
  /** Sends any request as this caller. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** A new caller of a running server. */
export function httpClient(url: string, { bearer }: { bearer?: string } = {}): HttpClient {
  const client = {
    cookie: null as string | null,
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      const response = await fetch(`${url}${path}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...init,
        headers: {
          ...(client.cookie && { Cookie: client.cookie }),
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
          ...(init.headers as Record<string, string> | undefined),
        },
      })
      const [pair, ...attributes] = response.headers.getSetCookie()[0]?.split('; ') ?? []
      if (pair) client.cookie = attributes.includes('Max-Age=0') ? null : pair
      return response
    },
  }
  return Object.assign(client, clientOver(client.fetch))
}

async function readReply<C extends Contract>(response: Response): Promise<Reply<C>> {
  const text = await response.text()
  const body = text && JSON.parse(text)
  return { status: response.status, headers: response.headers, text, body, error: body }
}
