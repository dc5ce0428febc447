import type { IncomingMessage } from 'node:http'
import createRouter from 'find-my-way'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { clientAddress, requestHost } from './client-address.ts'
import { compileSchema } from './compile-schema.ts'
import { HttpCall, type Trace } from './http-call.ts'
import { HttpError, invalid, notFound } from './http-error.ts'
import type { Operation } from './implement.ts'
import { callerKey, type Principal } from './principal.ts'
import type { RateLimits } from './rate-limits.ts'
import { readJson } from './read-json.ts'
import { nextRequestId } from './request-id.ts'
import { isSameOrigin } from './same-origin.ts'
import { apiHeaders } from './security-headers.ts'
import { sendJson } from './send-json.ts'
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
  const answerHeaders = apiHeaders(options.hsts)
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 200 })
  for (const operation of operations) {
    router.on(operation.contract.method, operation.contract.path, () => undefined, compile(operation))
  }

  function find(method: string, pathname: string) {
    const found = router.find(method as 'GET', pathname)
    if (found) return { operation: found.store as Operation, pathParams: found.params }
    const allowed = ['GET', 'POST', 'DELETE'].filter((other) => router.find(other as 'GET', pathname))
    throw allowed.length ? new HttpError(405, { allow: allowed }) : notFound()
  }

  return async function dispatch(ctx: Context, pathname: string, search: string): Promise<void> {
    const { req } = ctx
    const requestId = nextRequestId()
    const startedAt = performance.now()
    const ip = clientAddress(req, options.trustProxy)
    const trace: Trace = { requestId, who: `ip:${ip}` }
    const headers = [...answerHeaders, 'X-Request-Id', requestId]
    let call: HttpCall | undefined
    try {
      const { operation, pathParams } = find(ctx.method, pathname)
      const { contract } = operation
      trace.op = contract.id
      const sessionToken = options.cookie.read(req.headers.cookie)
      guardCookieCall(req, sessionToken, options.trustProxy)
      const params = take(contract.params, pathParams) as { region?: Region } | undefined
      const region = params?.region
      trace.region = region
      const principal = await options.authenticate(req, sessionToken, region ?? null)
      trace.who = callerKey(principal, ip)
      guardAccess(contract, principal)
      const rawBody = contract.body ? await readJson(req, contract.bodyLimit ?? defaultBodyLimit) : undefined
      options.rateLimits.consume(contract, { principal, ip, email: emailOf(rawBody) })
      const query = contract.query && take(contract.query, Object.fromEntries(new URLSearchParams(search)))
      const body = take(contract.body, rawBody)
      const request = {
        id: requestId,
        host: requestHost(req, options.trustProxy),
        ip,
        country: countryOf(req, options.geoCountryHeader),
        userAgent: req.headers['user-agent'] ?? null,
        origin: req.headers.origin ?? null,
        sessionToken,
      }
      const input = { params, query, body, region, principal, request }
      const { log, cookie } = options
      call = new HttpCall(ctx, operation, input, { log, trace, headers, writeCookie: cookie.write })
      const reply = await operation.run(call)
      call.assertAsked()
      const schema = contract.responses[reply.status]
      if (!schema) throw new Error(`${contract.id} declares no status ${reply.status}`)
      const answer = parseResponse(schema, reply.body, options.strictResponses)
      if (call.progress) call.progress.finish(reply.status, answer)
      else {
        if (contract.cacheSeconds) allowCaching(headers, contract.cacheSeconds)
        if (call.setCookie) headers.push('Set-Cookie', call.setCookie)
        sendJson(ctx, reply.status, headers, answer)
      }
      if (ctx.method !== 'GET') {
        call.log.info({ status: reply.status, ms: Math.round(performance.now() - startedAt) }, contract.id)
      }
    } catch (error) {
      refuse(ctx, trace, headers, call, error)
    }
  }

  function refuse(
    ctx: Context,
    trace: Trace,
    headers: string[],
    call: HttpCall | undefined,
    error: unknown,
  ): void {
    if (ctx.res.destroyed && !ctx.res.writableFinished) {
      options.log.info(trace, 'request.abandoned')
      ctx.respond = false
      return
    }
    const answer = toErrorAnswer(error, trace.requestId, options.log)
    discardBody(ctx.req)
    if (call?.progress) call.progress.finish(answer.status, answer.body)
    else {
      if (answer.allow) headers.push('Allow', answer.allow.join(', '))
      if (answer.retryAfter !== undefined) headers.push('Retry-After', String(answer.retryAfter))
      if (answer.status === 413 || answer.status === 415) headers.push('Connection', 'close')
      sendJson(ctx, answer.status, headers, answer.body)
    }
    options.log.info({ ...trace, status: answer.status, code: answer.body.code }, 'request.refused')
  }
}

/** An operation whose contract's schemas are compiled, so that each request only runs them. */
function compile(operation: Operation): Operation {
  const { contract } = operation
  return {
    ...operation,
    contract: {
      ...contract,
      params: compileSchema(contract.params),
      query: compileSchema(contract.query),
      body: compileSchema(contract.body),
      responses: Object.fromEntries(
        Object.entries(contract.responses).map(([status, schema]) => [status, compileSchema(schema)]),
      ),
    },
  }
}

/** Takes the place of the `no-store` every other answer has. */
function allowCaching(headers: string[], seconds: number): void {
  headers[headers.indexOf('Cache-Control') + 1] = `public, max-age=${seconds}`
}

function take(schema: Contract['body'], input: unknown): unknown {
  if (!schema) return undefined
  const checked = validate(schema, input)
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

/**
 * The address a call is about, only to count tries per address. Codes and passwords are counted apart, so that
 * somebody who guesses codes does not lock the owner's password out.
 */
function emailOf(body: unknown): string | undefined {
  const { email, to, code } = (body ?? {}) as { email?: unknown; to?: unknown; code?: unknown }
  const address = email ?? to
  if (typeof address !== 'string') return undefined
  return `${code === undefined ? '' : 'code:'}${address.trim().toLowerCase().slice(0, 300)}`
}

function countryOf(request: IncomingMessage, header: string | null): string | null {
  const value = header ? request.headers[header] : undefined
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null
}
