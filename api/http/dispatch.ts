import type { IncomingMessage } from 'node:http'
import createRouter from 'find-my-way'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Checked, validate } from '#mocks/contracts/shared/validate.ts'
import { clientAddress, requestHost } from './client-address.ts'
import { HttpError, invalid, notFound } from './http-error.ts'
import type { Call, Operation } from './implement.ts'
import type { Principal } from './principal.ts'
import { openProgress, type Progress } from './progress.ts'
import type { RateLimits } from './rate-limits.ts'
import { readJson } from './read-json.ts'
import { nextRequestId } from './request-id.ts'
import { isSameOrigin } from './same-origin.ts'
import { apiHeaders } from './security-headers.ts'
import type { SessionCookie } from './session-cookie.ts'
import { discardBody, toErrorAnswer } from './write-error.ts'

/** What the dispatcher needs besides the operations. */
export interface DispatchOptions {
  authenticate(
    request: IncomingMessage,
    sessionToken: string | null,
    region: Region | null,
  ): Promise<Principal>
  rateLimits: RateLimits
  cookie: SessionCookie
  log: Logger
  trustProxy: number
  geoCountryHeader: string | null
  /** Answers carry HSTS. */
  hsts: boolean
  /** An answer with an undeclared field is a 500 instead of being stripped. On outside production. */
  strictResponses: boolean
}

const defaultBodyLimit = 1_000_000

/** Routes API requests to operations: find, authenticate, limit, parse, run, present. */
export function createDispatch(operations: readonly Operation[], options: DispatchOptions) {
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 200 })
  for (const operation of operations) {
    router.on(operation.contract.method, operation.contract.path, () => undefined, operation)
  }

  function find(method: string, pathname: string) {
    const found = router.find(method as 'GET', pathname)
    if (found) return { operation: found.store as Operation, pathParams: found.params }
    const allowed = ['GET', 'POST', 'DELETE'].filter((other) => router.find(other as 'GET', pathname))
    throw allowed.length ? new HttpError(405) : notFound()
  }

  return async function dispatch(ctx: Context, pathname: string, search: string): Promise<void> {
    const { req, res } = ctx
    const requestId = nextRequestId()
    const startedAt = performance.now()
    apiHeaders(res, options.hsts)
    res.setHeader('X-Request-Id', requestId)
    let operation: Operation | undefined
    let progress: Progress | undefined
    const gone = new AbortController()
    res.on('close', () => {
      if (!res.writableFinished) gone.abort()
    })
    try {
      const found = find(ctx.method, pathname)
      operation = found.operation
      const { contract } = operation
      const sessionToken = options.cookie.read(req.headers.cookie)
      const ip = clientAddress(req, options.trustProxy)
      guardCookieCall(req, sessionToken, options.trustProxy)
      const params = take(contract.params && validate(contract.params, found.pathParams)) as
        | { region?: Region }
        | undefined
      const region = params?.region ?? null
      const principal = await options.authenticate(req, sessionToken, region)
      guardAccess(contract, principal)
      const rawBody = contract.body ? await readJson(req, contract.bodyLimit ?? defaultBodyLimit) : undefined
      await options.rateLimits.consume(contract, { principal, ip, email: emailOf(rawBody) })
      const query = take(
        contract.query && validate(contract.query, Object.fromEntries(new URLSearchParams(search))),
      )
      const body = take(contract.body && validate(contract.body, rawBody))
      const log = options.log.child({ requestId, op: contract.id })
      const wantsProgress = contract.events && req.headers.accept?.includes('application/x-ndjson')
      const authorisation = createAuthorisation(operation, principal, region ?? undefined)
      const call: Call<Contract, unknown> = {
        params: params as never,
        query: query as never,
        body: body as never,
        principal,
        authorise: authorisation.authorise,
        // The first event opens the stream; an error before it is still an answer with its own status.
        emit: (event: unknown) => {
          if (!wantsProgress) return
          progress ??= startStream(ctx, contract)
          progress.emit(event)
        },
        signal: gone.signal,
        request: {
          id: requestId,
          ip,
          country: countryOf(req, options.geoCountryHeader),
          origin: req.headers.origin ?? null,
          sessionToken,
        },
        log,
        setSessionToken: (token) => res.setHeader('Set-Cookie', options.cookie.write(token)),
      }
      const reply = await operation.run(call)
      authorisation.assertAsked()
      const schema = contract.responses[reply.status]
      if (!schema) throw new Error(`${contract.id} declares no status ${reply.status}`)
      const answer = parseResponse(schema, reply.body, options.strictResponses)
      if (progress) progress.finish(reply.status, answer)
      else writeJson(ctx, reply.status, answer)
      report(log, ctx.method, contract, reply.status, startedAt)
    } catch (error) {
      if (gone.signal.aborted) {
        options.log.info({ requestId, op: operation?.contract.id }, 'request.abandoned')
        ctx.respond = false
        return
      }
      const answer = toErrorAnswer(error, requestId, options.log)
      discardBody(req)
      if (progress) progress.finish(answer.status, answer.body)
      else {
        if (answer.retryAfter !== undefined) res.setHeader('Retry-After', String(answer.retryAfter))
        if (answer.status === 413 || answer.status === 415) res.setHeader('Connection', 'close')
        writeJson(ctx, answer.status, answer.body)
      }
      options.log.info(
        { requestId, op: operation?.contract.id, status: answer.status, code: answer.body.code },
        'request.refused',
      )
    }
  }
}

function take(checked: Checked<unknown> | undefined): unknown {
  if (!checked) return undefined
  if (!checked.ok) throw invalid(checked.fields)
  return checked.value
}

/** A cookie is ambient: calls that change something must come from our own pages, as JSON. */
function guardCookieCall(request: IncomingMessage, sessionToken: string | null, trustProxy: number): void {
  if (request.method === 'GET' || sessionToken === null || request.headers.authorization) return
  if (!isSameOrigin(request, requestHost(request, trustProxy))) throw new HttpError(403)
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new HttpError(415)
}

function guardAccess(contract: Contract, principal: Principal): void {
  if (contract.access === 'public') return
  if (principal.kind === 'anonymous') throw new HttpError(401)
  const isVisitor = principal.kind === 'visitor'
  if (isVisitor !== (contract.access === 'visitor')) throw new HttpError(401)
}

function createAuthorisation(operation: Operation, principal: Principal, region: Region | undefined) {
  let asked = operation.contract.access === 'public'
  return {
    authorise(subject: unknown) {
      asked = true
      const decision = operation.policy(principal, subject, region)
      if (decision === 'hide') throw notFound()
      if (decision === 'forbid') throw new HttpError(403)
    },
    assertAsked() {
      if (!asked) throw new Error(`${operation.contract.id} answered without asking its policy`)
    },
  }
}

/** The address a call is about, only to count tries per address. */
function emailOf(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | undefined)?.email
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 300) : undefined
}

function countryOf(request: IncomingMessage, header: string | null): string | null {
  const value = header ? request.headers[header] : undefined
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null
}

function startStream(ctx: Context, contract: Contract): Progress {
  const progress = openProgress(contract)
  ctx.respond = false
  ctx.res.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8')
  ctx.res.setHeader('X-Accel-Buffering', 'no')
  ctx.res.writeHead(200)
  progress.pipe(ctx.res)
  return progress
}

function writeJson(ctx: Context, status: number, body: unknown): void {
  ctx.status = status
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8')
  ctx.body = JSON.stringify(body)
}

function report(log: Logger, method: string, contract: Contract, status: number, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt)
  if (method === 'GET') log.debug({ status, ms }, contract.id)
  else log.info({ status, ms }, contract.id)
}
