import { delay, HttpResponse, http, type JsonBodyType } from 'msw'
import type {
  BodyOf,
  Contract,
  EventOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
  StatusOf,
} from '#mocks/contracts/shared/define-contract.ts'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/error.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'

/** What a mocked endpoint sees of a call: the same parsed parts as the server's handler. */
export interface MockCall<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The bearer or session the caller sent, if any. */
  request: Request
}

/** An answer of a mocked endpoint; `events` are sent first when the caller accepts them. */
export type MockReply<C extends Contract> = {
  [S in StatusOf<C>]: { status: S; body: ResponseOf<C, S>; events?: EventOf<C>[] }
}[StatusOf<C>]

const methods = { GET: http.get, POST: http.post, DELETE: http.delete }
let requests = 0

/** Counts requests only to make ids that differ; no behaviour depends on it. */
function requestId(): string {
  requests += 1
  return `mock-${requests}`
}

/** An MSW handler that checks input and output against the contract exactly as the server does. */
export function mockHandler<C extends Contract>(
  contract: C,
  resolve: (call: MockCall<C>) => MockReply<C> | Promise<MockReply<C>>,
) {
  return methods[contract.method](`*${contract.path}`, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const raw = contract.body ? await request.json().catch(() => undefined) : undefined
    const parts = {
      params: contract.params && validate(contract.params, params),
      query: contract.query && validate(contract.query, query),
      body: contract.body && validate(contract.body, raw),
    }
    const fields = Object.values(parts).flatMap((part) => (part && !part.ok ? [part.fields] : []))
    if (fields.length) return errorResponse(422, { fields: Object.assign({}, ...fields) })
    const parsed = (part: (typeof parts)['body']) => (part?.ok ? part.value : undefined)
    const reply = await resolve({
      params: parsed(parts.params) as ParamsOf<C>,
      query: parsed(parts.query) as QueryOf<C>,
      body: parsed(parts.body) as BodyOf<C>,
      request,
    })
    const schema = contract.responses[reply.status]
    if (!schema) throw new Error(`${contract.id} declares no status ${reply.status}`)
    const body = parseResponse(schema, reply.body, true) as JsonBodyType
    if (reply.status >= 400 || !request.headers.get('accept')?.includes('application/x-ndjson')) {
      return HttpResponse.json(body, { status: reply.status })
    }
    const lines = (reply.events ?? []).map((event) => ({
      event: contract.events ? parseResponse(contract.events, event, true) : event,
    }))
    const text = [...lines, { status: reply.status, body }].map((line) => JSON.stringify(line)).join('\n')
    return new HttpResponse(`${text}\n`, { headers: { 'Content-Type': 'application/x-ndjson' } })
  })
}

function errorResponse(
  status: ErrorStatus,
  more: { code?: string; message?: string; fields?: Record<string, string> },
) {
  return HttpResponse.json({ ...defaultErrors[status], ...more, requestId: requestId() }, { status })
}

/** A scenario: the endpoint answers with one declared error status. */
export function failWith<C extends Contract>(
  contract: C,
  status: StatusOf<C> & ErrorStatus,
  more: { code?: string; message?: string; fields?: Record<string, string> } = {},
) {
  if (!(status in contract.responses)) throw new Error(`${contract.id} declares no status ${status}`)
  return methods[contract.method](`*${contract.path}`, () => errorResponse(status, more))
}

/** A scenario: the endpoint never answers, for loading states. */
export function neverAnswers(contract: Contract) {
  return methods[contract.method](`*${contract.path}`, async () => {
    await delay('infinite')
  })
}

/** A scenario: progress lines arrive and then nothing more, for states of long work. */
export function stopsAfter<C extends Contract>(contract: C, events: EventOf<C>[]) {
  return methods[contract.method](`*${contract.path}`, () => {
    const lines = events.map((event) => `${JSON.stringify({ event })}\n`).join('')
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(lines))
      },
    })
    return new HttpResponse(stream, { headers: { 'Content-Type': 'application/x-ndjson' } })
  })
}

/** A scenario: the network is gone. */
export function networkFails(contract: Contract) {
  return methods[contract.method](`*${contract.path}`, () => HttpResponse.error())
}
