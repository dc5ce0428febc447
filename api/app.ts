import Koa from 'koa'
import { createAdminSessions } from './agency/admin/admin-sessions.ts'
import { hostGate } from './agency/hosts/host-gate.ts'
import { createHostViews } from './agency/hosts/host-views.ts'
import { createAnswerQuestion } from './conversations/answer-question.ts'
import { countCalls, createModelCalls } from './conversations/model-calls.ts'
import type { Deps } from './deps.ts'
import { createPublishedAgents } from './embed/published-agents.ts'
import { createVisitorTokens } from './embed/visitor-tokens.ts'
import { createProxyWatch } from './health/forgotten-proxy.ts'
import { apiRoutes } from './http/api-routes.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { createDeviceCookie } from './http/device-cookie.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { buildAreas } from './operations.ts'
import { createPages } from './pages/pages.ts'
import type { Services } from './services.ts'
import { createKeyService } from './session/key.service.ts'
import { createSessionService } from './session/session.service.ts'
import { voiceCaps } from './voice/voice-calls.ts'

/** How an app differs from the one that is served: for tests and benchmarks. */
export interface AppOptions {
  /** Widens every rate limit, and the caps on calls of a model. @default 1 */
  rateLimitFactor?: number
  /** How streams of what happens are looked after. @default the product's */
  live?: Partial<Services['liveRhythm']> | undefined
  /** Directory of the built pages. @default the build's */
  dist?: string
}

/** Where several processes share a store, each asks so often for what others wrote, in milliseconds. */
const livePollMs = 200

/** Builds the server. It opens and listens to nothing; the built pages are read once. */
export function createApp(deps: Deps, { rateLimitFactor = 1, live, dist }: AppOptions = {}): Koa {
  const { config, log, counters } = deps
  const origin = config.publicUrl
  const secure = keepsSecureCookies(origin ?? `http://${config.host}`)
  const hsts = origin?.startsWith('https:') ?? false
  const cookie = createSessionCookie(secure)
  const sessions = createSessionService(deps)
  const keys = createKeyService(deps)
  const visitors = createVisitorTokens(config.secret, deps.now)
  const published = createPublishedAgents(deps)
  const answerQuestion = createAnswerQuestion(
    deps,
    createModelCalls(counters, config.modelCallsADay, rateLimitFactor),
  )
  const voiceCalls = countCalls('voice', voiceCaps(config.modelCallsADay), counters, rateLimitFactor)
  const liveRhythm = { beatMs: 15_000, checkMs: 5_000, pollMs: config.mongodb ? livePollMs : 0, ...live }
  const shared = { sessions, keys, visitors, published, answerQuestion, voiceCalls, liveRhythm }
  const areas = buildAreas(deps, shared)
  const api = apiRoutes(areas, {
    authenticate: createAuthenticate({ sessions, keys, visitors }),
    rateLimits: createRateLimits(counters, rateLimitFactor),
    admins: createAdminSessions(deps),
    cookie,
    device: createDeviceCookie(secure, config.secret),
    log,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    geoCountryHeader: config.geoCountryHeader,
    hsts,
    strictResponses: !config.production,
  })

  const app = new Koa()
  const watchForProxy = createProxyWatch(deps)
  app.use((ctx, next) => {
    watchForProxy(ctx.req)
    return next()
  })
  app.use(hostGate(createHostViews(deps), published))
  app.use(api)
  app.use(createPages(deps, published, { cookie, hsts, dist }))
  app.on('error', (error: NodeJS.ErrnoException) => {
    // A visitor who closed the tab is no fault of ours.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') log.error({ err: error }, 'app.error')
  })
  return app
}

/** Browsers keep `__Host-` cookies of https and of their own machine (architecture §3). */
function keepsSecureCookies(origin: string): boolean {
  return origin.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
}
