import type { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Deps } from '../deps.ts'
import { sendPage } from '../pages/send-page.ts'
import { createHealth } from './health.ts'

/** What either answer says: nothing but names, since anybody may ask. */
interface Answer {
  status: 'ok' | 'degraded' | 'ready' | 'starting' | 'stopping'
  failing?: readonly string[]
  /** Names of variables that seem to be set wrongly. */
  warnings?: readonly string[]
}

/**
 * Mounts `/health`, whether the server can do its work and what ails it, and `/ready`, whether new requests should be
 * sent to it.
 */
export function mountHealth(router: Router, deps: Deps, hsts: boolean): void {
  const health = createHealth(deps)

  function answer(ctx: Context, status: 200 | 503, body: Answer): void {
    ctx.res.setHeader('Cache-Control', 'no-store')
    sendPage(ctx, hsts, { status, type: 'application/json', body: JSON.stringify(body) })
  }

  router.get('/health', async (ctx) => {
    const { failing, canServe } = await health()
    const more = deps.condition.warnings.size > 0 && { warnings: [...deps.condition.warnings] }
    if (failing.length === 0) return answer(ctx, 200, { status: 'ok', ...more })
    answer(ctx, canServe ? 200 : 503, { status: 'degraded', failing, ...more })
  })

  router.get('/ready', async (ctx) => {
    const { phase } = deps.condition
    if (phase !== 'serving') return answer(ctx, 503, { status: phase })
    const { failing, canServe } = await health()
    if (canServe) answer(ctx, 200, { status: 'ready' })
    else answer(ctx, 503, { status: 'degraded', failing })
  })
}
