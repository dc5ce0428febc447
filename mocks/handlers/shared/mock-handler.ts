import { delay, HttpResponse, http, type JsonBodyType } from 'msw'
import { eventFrame } from '#mocks/contracts/live/event-frame.ts'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type {
  BodyOf,
  Contract,
  EventOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
  StatusOf,
} from '#mocks/contracts/shared/define-contract.ts'
import {
  admit,
  type Caller,
  callerOf,
  decide,
  type Membership,
  type SubjectOf,
} from '#mocks/contracts/shared/needs.ts'
import { parseResponse, responseSchema } from '#mocks/contracts/shared/parse-response.ts'
import { invalidFields, type Refusal } from '#mocks/contracts/shared/refusal.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { MockRefusal, refuse } from './mock-reply.ts'

/** What a mocked endpoint sees of a call: the same parsed parts as the server's handler. */
export interface MockCall<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  caller: Caller
  /** For what only its headers tell. */
  request: Request
  /**
   * Asks whether the caller may have what was found, by the contract's `needs`; throws 404 or 403. Must be called
   * where that depends on a thing.
   * @param region where the thing lies @default the region of the address
   */
  authorise(subject: SubjectOf<C['needs']>, region?: Region): void
}

/**
 * A success of a mocked endpoint; refusals are thrown. `events` are sent first when the caller accepts them; `stream` is
 * sent in place of the answer to a caller that accepts server-sent events.
 */
export type MockReply<C extends Contract> = {
  [S in StatusOf<C> & (200 | 201 | 202)]: {
    status: S
    body: ResponseOf<C, S>
    events?: EventOf<C>[]
    stream?: ReadableStream<{ id: string }>
  }
}[StatusOf<C> & (200 | 201 | 202)]

const methods = { GET: http.get, POST: http.post, DELETE: http.delete }
let requests = 0

/** Counts requests only to make ids that differ; no behaviour depends on it. */
function requestId(): string {
  requests += 1
  return `mock-${requests}`
}

/** Who calls: whoever is signed in, or what the request itself says. */
export type MockCallers =
  | { session: { workspaces: readonly Membership[] } | null }
  | ((request: Request) => Caller)

/**
 * An MSW handler under the contract: who may call is decided from its `needs`, and input and output are checked,
 * exactly as the server does.
 */
export function mockHandler<C extends Contract>(
  callers: MockCallers,
  contract: C,
  resolve: (call: MockCall<C>) => MockReply<C> | Promise<MockReply<C>>,
) {
  return handlerOf(contract, async (request, params) => {
    const caller = typeof callers === 'function' ? callers(request) : callerOf(callers.session)
    const admission = admit(contract.needs, caller)
    if (admission !== 'allow') refuse({ status: admission === 'signIn' ? 401 : 403 })
    const parts = await parsedParts(contract, request, params)
    const home = (parts.params as { region?: Region } | undefined)?.region
    let asked = ['public', 'session', 'agencyAdmin'].includes(contract.needs.kind)
    const reply = await resolve({
      ...parts,
      caller,
      request,
      authorise(subject, region = home) {
        asked = true
        const decision = decide(contract.needs, caller, subject, region)
        if (decision !== 'allow') refuse({ status: decision === 'hide' ? 404 : 403 })
      },
    })
    if (!asked) throw new Error(`The mock of ${contract.id} answered without asking whether it may`)
    return reply
  })
}

/** A scenario: the endpoint answers this, whoever asks. */
export function answerWith<C extends Contract>(
  contract: C,
  resolve: (parts: Pick<MockCall<C>, 'params' | 'query' | 'body'>) => MockReply<C>,
) {
  return handlerOf(contract, async (request, params) => resolve(await parsedParts(contract, request, params)))
}

function handlerOf<C extends Contract>(
  contract: C,
  answer: (request: Request, params: object) => Promise<MockReply<C>>,
) {
  return methods[contract.method](`*${contract.path}`, async ({ request, params }) => {
    try {
      return present(contract, request, await answer(request, params))
    } catch (error) {
      if (!(error instanceof MockRefusal)) throw error
      const { status } = error.refusal
      const body = { ...errorBody(status, error.refusal), ...(error.current && { current: error.current }) }
      return HttpResponse.json(parseResponse(responseSchema(contract, status), body, true) as JsonBodyType, {
        status,
      })
    }
  })
}

/** The parts of a call as the contract has them; 422 with every field that is not. */
async function parsedParts<C extends Contract>(contract: C, request: Request, params: object) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const raw = contract.body ? await request.json().catch(() => undefined) : undefined
  const parts = {
    params: contract.params && validate(contract.params, params),
    query: contract.query && validate(contract.query, query),
    body: contract.body && validate(contract.body, raw),
  }
  const wrong = Object.values(parts).flatMap((part) => (part && !part.ok ? [part.fields] : []))
  if (wrong.length > 0) throw new MockRefusal(invalidFields(Object.assign({}, ...wrong)))
  const parsed = (part: (typeof parts)['body']) => (part?.ok ? part.value : undefined)
  return {
    params: parsed(parts.params) as ParamsOf<C>,
    query: parsed(parts.query) as QueryOf<C>,
    body: parsed(parts.body) as BodyOf<C>,
  }
}

function present<C extends Contract>(contract: C, request: Request, reply: MockReply<C>) {
  const accept = request.headers.get('accept') ?? ''
  if (reply.stream && accept.includes('text/event-stream')) return streamed(contract, reply.stream)
  const body = parseResponse(responseSchema(contract, reply.status), reply.body, true) as JsonBodyType
  if (!request.headers.get('accept')?.includes('application/x-ndjson')) {
    return HttpResponse.json(body, { status: reply.status })
  }
  const lines = (reply.events ?? []).map((event) => ({
    event: contract.events ? parseResponse(contract.events, event, true) : event,
  }))
  const text = [...lines, { status: reply.status, body }].map((line) => JSON.stringify(line)).join('\n')
  return new HttpResponse(`${text}\n`, { headers: { 'Content-Type': 'application/x-ndjson' } })
}

/** Server-sent events, for as long as whoever reads them stays. */
function streamed({ stream: schema }: Contract, events: ReadableStream<{ id: string }>) {
  const frames = new TransformStream<{ id: string }, Uint8Array>({
    transform(event, controller) {
      if (schema) parseResponse(schema, event, true)
      controller.enqueue(new TextEncoder().encode(eventFrame(event)))
    },
  })
  return new HttpResponse(events.pipeThrough(frames), { headers: { 'Content-Type': 'text/event-stream' } })
}

function errorBody(status: ErrorStatus, { code, message, fields }: Omit<Refusal, 'status'>) {
  const said = { ...(code && { code }), ...(message && { message }), ...(fields && { fields }) }
  return { ...defaultErrors[status], ...said, requestId: requestId() }
}

/** A scenario: the endpoint answers with one declared error status. */
export function failWith<C extends Contract>(
  contract: C,
  status: StatusOf<C> & ErrorStatus,
  more: Omit<Refusal, 'status'> = {},
) {
  responseSchema(contract, status)
  return methods[contract.method](`*${contract.path}`, () =>
    HttpResponse.json(errorBody(status, more), { status }),
  )
}

/** A scenario: the endpoint never answers, for loading states. */
export function neverAnswers(contract: Contract) {
  return methods[contract.method](`*${contract.path}`, async () => {
    await delay('infinite')
  })
}

/** A scenario: the endpoint answers as it does, later. */
export function answersLate(contract: Contract) {
  return methods[contract.method](`*${contract.path}`, async () => {
    await delay(300)
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
