import type { IncomingMessage } from 'node:http'
import type { RouterMiddleware } from '@koa/router'
import type { Logger } from 'pino'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { admit } from '#mocks/contracts/shared/needs.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { ApiAnswers } from './api-answers.ts'
import { requestHost } from './client-address.ts'
import { compileSchema } from './compile-schema.ts'
import { exactValue } from './exact-value.ts'
import { HttpCall } from './http-call.ts'
import { HttpError, invalid } from './http-error.ts'
import type { Operation } from './implement.ts'
import { callerKey, type Principal } from './principal.ts'
import type { RateLimits } from './rate-limits.ts'
import { readJson } from './read-json.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendJson } from './send-json.ts'
import type { SessionCookie } from './session-cookie.ts'
import { splitUrl } from './split-url.ts'

/** What the api needs besides its operations. */
export interface ApiOptions {
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

/** The middleware of one operation: authenticate, limit, parse, run, present. */
export function operationMiddleware(
  source: Operation,
  options: ApiOptions,
  answers: ApiAnswers,
): RouterMiddleware {
  const operation = compile(source)
  const { contract } = operation
  const responses = new Map(
    Object.entries(contract.responses).map(([status, schema]) => [
      Number(status),
      { schema, isExact: exactValue(schema) },
    ]),
  )

  return async function serveOperation(ctx, next) {
    // Routers take a HEAD for a GET; the api has none.
    if (ctx.method === 'HEAD') return next()
    const { req } = ctx
    const startedAt = performance.now()
    const begun = answers.begin(req)
    const { trace, headers, ip } = begun
    trace.op = contract.id
    let call: HttpCall | undefined
    try {
      const sessionToken = options.cookie.read(req.headers.cookie)
      guardCookieCall(req, sessionToken, options.trustProxy)
      const params = take(contract.params, ctx.params) as { region?: Region } | undefined
      const region = params?.region
      trace.region = region
      const principal = await options.authenticate(req, sessionToken, region ?? null)
      trace.who = callerKey(principal, ip)
      guardAccess(contract, principal)
      const rawBody = contract.body ? await readJson(req, contract.bodyLimit ?? defaultBodyLimit) : undefined
      options.rateLimits.consume(contract, { principal, ip, email: emailOf(rawBody) })
      const query = contract.query && take(contract.query, queryOf(req))
      const body = take(contract.body, rawBody)
      const request = {
        id: trace.requestId,
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
      const response = responses.get(reply.status)
      if (!response) throw new Error(`${contract.id} declares no status ${reply.status}`)
      const { schema, isExact } = response
      const answer = isExact(reply.body)
        ? reply.body
        : parseResponse(schema, reply.body, options.strictResponses)
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
      answers.refuse(ctx, begun, error, call?.progress)
    }
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

function queryOf({ url }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(splitUrl(url).search))
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

function guardAccess({ needs }: Contract, principal: Principal): void {
  const admission = admit(needs, principal)
  if (admission === 'signIn') throw new HttpError(401)
  if (admission === 'forbid') throw new HttpError(403)
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
