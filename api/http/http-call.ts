import type { Context } from 'koa'
import type { Logger } from 'pino'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { admit, decide, type Needs, type SubjectOf } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { HttpError, notFound } from './http-error.ts'
import type { Call, Operation, RequestFacts } from './implement.ts'
import type { Principal } from './principal.ts'
import { openProgress, type Progress } from './progress.ts'
import type { HeaderList } from './send-json.ts'

/** The parsed parts of a request. */
interface Input {
  params: unknown
  query: unknown
  body: unknown
  region: Region | undefined
  principal: Principal
  request: RequestFacts
}

/** What log lines about a request say of it: never a credential. */
export interface Trace {
  requestId: string
  /** The contract's id. */
  op?: string
  /** Kind and id of the caller, or the address of an unknown one. */
  who?: string
  region?: Region
}

/** What a call takes from the server around it. */
interface Surroundings {
  log: Logger
  trace: Trace
  /** Headers of every answer to this request. */
  headers: HeaderList
  /** Finds out anew who calls: what they hold may have ended meanwhile. */
  authenticate(): Promise<Principal>
  /** The Set-Cookie value that makes the calling browser known to an address. */
  writeDevice(email: string): string
  /** The Set-Cookie value that stores or clears a session token. */
  writeCookie(token: string | null): string
}

/**
 * One call as its handler sees it. What only some handlers need, a logger, a stream, a signal, is made when it is
 * first asked for: reads are many and need none of them.
 */
export class HttpCall implements Call<Contract> {
  readonly params: never
  readonly query: never
  readonly body: never
  readonly principal: Principal
  readonly request: RequestFacts
  /** The open line stream, once an event was sent. */
  progress: Progress | undefined
  /** Values for the answer's Set-Cookie headers, the session's first. */
  readonly setCookies: string[] = []

  readonly #ctx: Context
  readonly #operation: Operation
  readonly #region: Region | undefined
  readonly #surroundings: Surroundings
  #asked: boolean
  #log: Logger | undefined
  #gone: AbortController | undefined

  constructor(ctx: Context, operation: Operation, input: Input, surroundings: Surroundings) {
    const { needs } = operation.contract
    this.#ctx = ctx
    this.#operation = operation
    this.#region = input.region
    this.#surroundings = surroundings
    // What needs no thing to be decided was decided before the call.
    this.#asked = ['public', 'session', 'agencyAdmin'].includes(needs.kind)
    this.params = input.params as never
    this.query = input.query as never
    this.body = input.body as never
    this.principal = input.principal
    this.request = input.request
    // Handlers take a call apart, so its methods must work on their own.
    this.authorise = this.authorise.bind(this)
    this.emit = this.emit.bind(this)
    this.openStream = this.openStream.bind(this)
    this.authoriseAgain = this.authoriseAgain.bind(this)
    this.setSessionToken = this.setSessionToken.bind(this)
    this.rememberDevice = this.rememberDevice.bind(this)
  }

  get log(): Logger {
    const { log, trace } = this.#surroundings
    this.#log ??= log.child(trace)
    return this.#log
  }

  get signal(): AbortSignal {
    if (!this.#gone) {
      const gone = new AbortController()
      this.#gone = gone
      const { res } = this.#ctx
      if (res.destroyed) gone.abort()
      res.on('close', () => {
        if (!res.writableFinished) gone.abort()
      })
    }
    return this.#gone.signal
  }

  /** The first event opens the stream; an error before it is still an answer with its own status. */
  emit(event: unknown): void {
    const { contract } = this.#operation
    if (!contract.events || !this.#ctx.req.headers.accept?.includes('application/x-ndjson')) return
    this.progress ??= startStream(this.#ctx, contract, this.#surroundings.headers)
    this.progress.emit(event)
  }

  get wantsStream(): boolean {
    const { contract } = this.#operation
    return contract.stream !== undefined && this.#accepts('text/event-stream')
  }

  #accepts(type: string): boolean {
    return this.#ctx.req.headers.accept?.includes(type) ?? false
  }

  /** From then on what the handler answers or throws only says why the stream is over. */
  openStream(): EventStream | null {
    if (!this.wantsStream) return null
    const stream = openEventStream(this.#ctx, this.#surroundings.headers)
    this.progress = stream
    return stream
  }

  authorise(subject: SubjectOf<Needs>, region = this.#region): void {
    this.#asked = true
    assertMay(this.#operation.contract, this.principal, subject, region)
  }

  async authoriseAgain(subject: SubjectOf<Needs>): Promise<Principal> {
    const { contract } = this.#operation
    const principal = await this.#surroundings.authenticate()
    assertAdmitted(contract, principal)
    assertMay(contract, principal, subject, this.#region)
    return principal
  }

  setSessionToken(token: string | null): void {
    this.setCookies.unshift(this.#surroundings.writeCookie(token))
  }

  rememberDevice(email: string): void {
    this.setCookies.push(this.#surroundings.writeDevice(email))
  }

  /** Throws when a handler answered without asking whether the caller may: a defect, never a caller's fault. */
  assertAsked(): void {
    if (!this.#asked) throw new Error(`${this.#operation.contract.id} answered without asking whether it may`)
  }
}

/** Throws a 401 or a 403 to whoever gets no further than the door. */
export function assertAdmitted({ needs }: Pick<Contract, 'needs'>, principal: Principal): void {
  const admission = admit(needs, principal)
  if (admission === 'signIn') throw new HttpError(401)
  if (admission === 'forbid') throw new HttpError(403)
}

function assertMay(
  { needs }: Contract,
  principal: Principal,
  subject: SubjectOf<Needs>,
  region: Region | undefined,
): void {
  const decision = decide(needs, principal, subject, region)
  if (decision === 'hide') throw notFound()
  if (decision === 'forbid') throw new HttpError(403)
}

function startStream(ctx: Context, contract: Contract, headers: HeaderList): Progress {
  const progress = openProgress(contract)
  ctx.respond = false
  const type = ['Content-Type', 'application/x-ndjson; charset=utf-8', 'X-Accel-Buffering', 'no']
  ctx.res.writeHead(200, [...headers, ...type])
  progress.pipe(ctx.res)
  return progress
}
