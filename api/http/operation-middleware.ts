import type { IncomingMessage } from 'node:http'
import type { RouterMiddleware } from '@koa/router'
import type { Logger } from 'pino'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { admit } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ApiAnswers } from './api-answers.ts'
import { requestHost } from './client-address.ts'
import { compileContract } from './compile-contract.ts'
import { HttpCall } from './http-call.ts'
import { HttpError } from './http-error.ts'
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
  operation: Operation,
  options: ApiOptions,
  answers: ApiAnswers,
): RouterMiddleware {
  const { contract } = operation
  const compiled = compileContract(contract, options.strictResponses)

  return async function serveOperation(ctx, next) {
    const { req } = ctx
    // Routers take a HEAD for a GET; the api has none.
    if (req.method === 'HEAD') return next()
    const startedAt = performance.now()
    const begun = answers.begin(req)
    const { trace, headers, ip } = begun
    trace.op = contract.id
    let call: HttpCall | undefined
    try {
      const sessionToken = options.cookie.read(req.headers.cookie)
      guardCookieCall(req, sessionToken, options.trustProxy)
      const params = compiled.params(ctx.params) as { region?: Region } | undefined
      const region = params?.region
      trace.region = region
      const principal = await options.authenticate(req, sessionToken, region ?? null)
      trace.who = callerKey(principal, ip)
      guardAccess(contract, principal)
      const rawBody = contract.body ? await readJson(req, contract.bodyLimit ?? defaultBodyLimit) : undefined
      options.rateLimits.consume(contract, { principal, ip, email: emailOf(rawBody) })
      const query = contract.query && compiled.query(queryOf(req))
      const body = compiled.body(rawBody)
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
      const answer = compiled.answer(reply.status, reply.body)
      if (call.progress) call.progress.finish(reply.status, answer)
      else {
        if (contract.cacheSeconds) allowCaching(headers, contract.cacheSeconds)
        if (call.setCookie) headers.push('Set-Cookie', call.setCookie)
        sendJson(ctx, reply.status, headers, answer)
      }
      if (req.method !== 'GET') {
        call.log.info({ status: reply.status, ms: Math.round(performance.now() - startedAt) }, contract.id)
      }
    } catch (error) {
      answers.refuse(ctx, begun, error, call?.progress)
    }
  }
}

/** Takes the place of the `no-store` every other answer has. */
function allowCaching(headers: string[], seconds: number): void {
  headers[headers.indexOf('Cache-Control') + 1] = `public, max-age=${seconds}`
}

function queryOf({ url }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(splitUrl(url).search))
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
