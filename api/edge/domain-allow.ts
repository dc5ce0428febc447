import { createHash, timingSafeEqual } from 'node:crypto'
import type { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Deps } from '../deps.ts'
import { isLoopback } from '../http/client-address.ts'
import { createWindowCounter } from '../http/window-counter.ts'
import { sendPage } from '../pages/send-page.ts'
import { createServedHosts } from './served-hosts.ts'

/** Where a proxy asks before it orders a certificate (Caddy's `ask`). */
export const domainAllowPath = '/internal/domains/allow'

/** Questions a minute about hosts that are not ours, so that those of strangers never keep ours from an answer. */
const aMinute = 300

/**
 * Mounts the question whether a host may have a certificate: 200 for hosts that are served here, 404 for every other.
 * It is asked from this machine, or with `EDGE_ASK_SECRET`; to everybody else the address is not there.
 */
export function mountDomainAllow(router: Router, deps: Deps, hsts: boolean): void {
  const served = createServedHosts(deps)
  const asked = createWindowCounter(aMinute, 60)
  const secret = deps.config.edge.askSecret

  function answer(ctx: Context, status: 200 | 404 | 429, body: string): void {
    ctx.res.setHeader('Cache-Control', 'no-store')
    sendPage(ctx, hsts, { status, type: 'text/plain; charset=utf-8', body })
  }

  router.get(domainAllowPath, async (ctx) => {
    const query = new URLSearchParams(ctx.querystring)
    if (!mayAsk(ctx, query.get('key'), secret)) return answer(ctx, 404, 'Not found')
    const domains = query.getAll('domain')
    const host = domains.length === 1 ? (domains[0] ?? '') : ''
    // A port or a dot at the end is no part of a name that a certificate is for.
    const found = /[:]|\.$/.test(host) ? null : await served.find(host)
    if (found) return answer(ctx, 200, 'Served here')
    if (asked.take('') > 0) return answer(ctx, 429, 'Too many questions')
    answer(ctx, 404, 'Not served here')
  })
}

function mayAsk(ctx: Context, key: string | null, secret: string | null): boolean {
  if (isLoopback(ctx.req)) return true
  return secret !== null && key !== null && timingSafeEqual(digest(key), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
