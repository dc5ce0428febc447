import type { IncomingMessage } from 'node:http'
import type { RouterMiddleware } from '@koa/router'
import type { Logger } from 'pino'
import * as core from 'zod/v4/core'
import { apiLimits } from '#mocks/contracts/shared/api-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { adminCookie } from '../agency/admin/admin-cookie.ts'
import type { AdminSessions } from '../agency/admin/admin-sessions.ts'
import { hostOf } from '../agency/hosts/host-gate.ts'
import type { HostView } from '../agency/hosts/host-views.ts'
import { hostKey } from '../domains/host-lookup.ts'
import type { ApiAnswers } from './api-answers.ts'
import { isSecure, requestHost } from './client-address.ts'
import { compileContract } from './compile-contract.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { assertAdmitted, HttpCall } from './http-call.ts'
import { HttpError } from './http-error.ts'
import type { AgencyOfHost, Operation } from './implement.ts'
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
  admins: Pick<AdminSessions, 'find'>
  cookie: SessionCookie
  device: DeviceCookie
  log: Logger
  trustProxy: number
  publicUrl: string | null
  geoCountryHeader: string | null
  /** Answers carry HSTS. */
  hsts: boolean
  /** An answer with an undeclared field is a 500 instead of being stripped. On outside production. */
  strictResponses: boolean
}

/** The middleware of one operation: authenticate, limit, parse, run, present. */
export function operationMiddleware(
  operation: Operation,
  options: ApiOptions,
  answers: ApiAnswers,
): RouterMiddleware {
  const { contract } = operation
  const compiled = compileContract(contract, options.strictResponses)
  const takesCode =
    contract.body instanceof core.$ZodObject && Object.hasOwn(contract.body._zod.def.shape, 'code')

  return async function serveOperation(ctx, next) {
    const { req } = ctx
    // Routers take a HEAD for a GET; the api has none.
    if (req.method === 'HEAD') return next()
    const startedAt = performance.now()
    const begun = answers.begin(req)
    const { trace, headers, ip } = begun
    trace.op = contract.id
    let call: HttpCall | undefined
    let takeBack: ((code: string) => void) | undefined
    try {
      const agencyHost = agencyOf(hostOf(ctx))
      // An agency's host knows no session but its admin's, and no other host knows that one.
      const cookie = agencyHost ? adminCookie(isSecure(req, options)) : options.cookie
      const sessionToken = cookie.read(req.headers.cookie)
      guardCookieCall(req, sessionToken, options.trustProxy)
      const params = compiled.params(ctx.params) as { region?: Region } | undefined
      const region = params?.region
      trace.region = region
      // Methods: `tsx`, by which the server runs, names each arrow function by a call of its own.
      const surroundings = {
        log: options.log,
        trace,
        headers,
        async authenticate(): Promise<Principal> {
          const caller = await options.authenticate(req, agencyHost ? null : sessionToken, region ?? null)
          if (contract.needs.kind !== 'agencyAdmin' || !agencyHost || !sessionToken) return caller
          return (await options.admins.find(agencyHost, sessionToken)) ?? caller
        },
        writeCookie: cookie.write,
        writeDevice(address: string): string {
          return options.device.write(req.headers.cookie, address)
        },
      }
      const request = {
        id: trace.requestId,
        host: requestHost(req, options.trustProxy),
        agencyHost,
        ip,
        country: countryOf(req, options.geoCountryHeader),
        userAgent: req.headers['user-agent'] ?? null,
        origin: req.headers.origin ?? null,
        fetchSite: fetchSiteOf(req),
        sessionToken,
        deviceOf(address: string): string | null {
          return options.device.knownBy(req.headers.cookie, address)
        },
      }
      const principal = await surroundings.authenticate()
      trace.who = callerKey(principal, ip)
      assertAdmitted(contract, principal)
      const rawBody = contract.body
        ? await readJson(req, contract.bodyLimit ?? apiLimits.bodyBytes)
        : undefined
      takeBack = await options.rateLimits.consume(contract, {
        principal,
        ip,
        email: countedAs(rawBody, takesCode, request.deviceOf),
        secret: secretOf(rawBody),
      })
      const query = contract.query && compiled.query(queryOf(req))
      const body = compiled.body(rawBody)
      const input = { params, query, body, region, principal, request }
      call = new HttpCall(ctx, operation, input, surroundings)
      const reply = await operation.run(call)
      call.assertAsked()
      const answer = compiled.answer(reply.status, reply.body)
      if (call.progress) call.progress.finish(reply.status, answer)
      else {
        if (contract.cacheSeconds) allowCaching(headers, contract.cacheSeconds)
        for (const cookie of call.setCookies) headers.push('Set-Cookie', cookie)
        sendJson(ctx, reply.status, headers, answer)
      }
      if (req.method !== 'GET') {
        call.log.info({ status: reply.status, ms: Math.round(performance.now() - startedAt) }, contract.id)
      }
    } catch (error) {
      if (error instanceof HttpError) takeBack?.(error.code)
      answers.refuse(ctx, begun, error, { progress: call?.progress, defectOf: compiled.defectOf })
    }
  }
}

function agencyOf(host: HostView): AgencyOfHost | null {
  const name = host.kind === 'agency' ? hostKey(host.host) : null
  return host.kind === 'agency' && name !== null ? { ...host.agency, name } : null
}

/** Takes the place of the `no-store` every other answer has. */
function allowCaching(headers: string[], seconds: number): void {
  headers[headers.indexOf('Cache-Control') + 1] = `public, max-age=${seconds}`
}

function queryOf({ url }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(splitUrl(url).search))
}

/**
 * A cookie is ambient: calls that change something must come from our own pages, as JSON. A DELETE has no body to be
 * JSON; no form sends one, and a script elsewhere must ask first, which is never allowed.
 */
function guardCookieCall(request: IncomingMessage, sessionToken: string | null, trustProxy: number): void {
  if (request.method === 'GET' || sessionToken === null || request.headers.authorization) return
  if (!isSameOrigin(request, requestHost(request, trustProxy))) throw new HttpError(403)
  const type = request.headers['content-type'] ?? (request.method === 'DELETE' ? 'application/json' : '')
  if (!/^application\/json\b/i.test(type)) throw new HttpError(415)
}

/**
 * The address a call is about, only to count tries per address. Codes and passwords are counted apart, so that
 * somebody who guesses codes does not lock the owner's password out; so is each browser the address has signed in
 * with, so that nobody who guesses elsewhere locks its owner out.
 */
function countedAs(
  body: unknown,
  takesCode: boolean,
  deviceOf: (email: string) => string | null,
): string | undefined {
  const { email, code } = (body ?? {}) as { email?: unknown; code?: unknown }
  if (typeof email !== 'string') return undefined
  const address = email.trim().toLowerCase().slice(0, 300)
  return `${takesCode && code !== undefined ? 'code:' : ''}${address} ${deviceOf(address) ?? ''}`
}

/** The link a call is about, only to count calls per link. */
function secretOf(body: unknown): string | undefined {
  const { secret } = (body ?? {}) as { secret?: unknown }
  return typeof secret === 'string' ? secret.slice(0, 300) : undefined
}

function fetchSiteOf(request: IncomingMessage): string | null {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' ? site : null
}

function countryOf(request: IncomingMessage, header: string | null): string | null {
  const value = header ? request.headers[header] : undefined
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null
}
