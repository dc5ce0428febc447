import { join } from 'node:path'
import { Router, type RouterContext } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { isAppAddress, neutralTitle } from '#mocks/contracts/platform/is-app-address.ts'
import { isAgentId } from '#mocks/contracts/shared/agent-id.ts'
import { isRegion, type Region } from '#mocks/contracts/shared/region.ts'
import { hostOf, isHidden, lookOf } from '../agency/hosts/host-gate.ts'
import type { Deps } from '../deps.ts'
import { mountDomainAllow } from '../edge/domain-allow.ts'
import type { PublishedAgent, PublishedAgents } from '../embed/published-agents.ts'
import { inColoursOf } from '../embed/worn-colours.ts'
import { mountHealth } from '../health/health-routes.ts'
import { requestHost } from '../http/client-address.ts'
import { HttpError } from '../http/http-error.ts'
import { nextRequestId } from '../http/request-id.ts'
import { appCsp, embedCsp, pageHeaders } from '../http/security-headers.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { splitUrl } from '../http/split-url.ts'
import { toErrorAnswer } from '../http/write-error.ts'
import { agentKnowledge } from '../knowledge-index/agent-knowledge.ts'
import { parseFilePath } from '../providers/files/file-path.ts'
import { fileTypes } from '../providers/files/file-types.ts'
import { createAgencyPages } from './agency-pages.ts'
import { brandOf, neutralHead, nobody } from './brand.ts'
import { chooseEncoding, encodings } from './choose-encoding.ts'
import { compressText } from './compress-text.ts'
import { readEmbedPages } from './embed-pages.ts'
import { createLauncherScripts, type LauncherScripts } from './launcher-scripts.ts'
import { createOutboxAccess, outboxPath } from './outbox-access.ts'
import { outboxKeyPage, outboxPage } from './outbox-page.ts'
import { readPageTemplate } from './page-template.ts'
import { sendPage } from './send-page.ts'
import { createStaticFiles, type ServeStatic, sendStaticFile } from './static-files.ts'
import { sendTabFrame } from './tab-frames.ts'

/** Where `npm run build` puts the app and the widget. */
const builtDist = join(import.meta.dirname, '..', '..', 'dist')
/** Cache rules of files whose name changes with their content, and of those that keep their name. */
const forGood = 'public, max-age=31536000, immutable'
const shortly = 'public, max-age=300'
/** Of what follows the published version: kept, and asked for again each time. A 304 has no body. */
const asPublished = 'public, no-cache'
/** Of files that will be gone in a day. */
const forAnHour = 'private, max-age=3600'

interface PagesOptions {
  hsts: boolean
  cookie: SessionCookie
  /** Directory of the built pages. @default the build's */
  dist?: string
}

/** Serves everything that is no API call, in the serving order of architecture §3. */
export function createPages(
  deps: Deps,
  published: PublishedAgents,
  { hsts, cookie, dist = builtDist }: PagesOptions,
): Middleware {
  const appDir = join(dist, 'app')
  const embedDir = join(dist, 'embed')
  const index = readPageTemplate(join(appDir, 'index.html'))
  const embed = readEmbedPages(embedDir, deps.now)
  const appFiles = createStaticFiles(appDir)
  const { analytics, introVideo } = deps.config
  const reports = URL.canParse(analytics) ? new URL(analytics).origin : null
  const media = introVideo !== null && URL.canParse(introVideo) ? new URL(introVideo).origin : null
  const embedFiles = createStaticFiles(embedDir)
  const outbox = createOutboxAccess(deps.config, deps.mail)
  const agencyPages = createAgencyPages({ index, hsts, config: deps.config })
  const launcherScripts = createLauncherScripts(embedDir, published, deps.now)

  function send(ctx: Context, status: number, type: string, body: string | Buffer, csp: string): void {
    sendPage(ctx, hsts, { status, type, body, csp })
  }

  function notFound(ctx: Context): void {
    sendPage(ctx, hsts, { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found' })
  }

  /** Sends a file of a build: hashed ones for good, the others for five minutes. */
  function sendStatic(ctx: Context, files: ServeStatic, pathname: string, cacheControl: string): void {
    pageHeaders(ctx.res, hsts, "default-src 'none'; frame-ancestors 'none'")
    // The widget's loader and its files are fetched by pages of any origin.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (!files(ctx, pathname, cacheControl)) notFound(ctx)
  }

  /** The script of one agent, `/embed.js?eu=…`; without one, what embed codes from before ask for. */
  async function sendLoader(ctx: Context, kind: keyof LauncherScripts): Promise<void> {
    const [region, agentId] = [...new URLSearchParams(ctx.querystring)][0] ?? []
    if (kind === 'popup' && !isRegion(region)) return sendStatic(ctx, embedFiles, '/embed.js', shortly)
    const known = isRegion(region) && isAgentId(agentId)
    const script = known ? await launcherScripts[kind](region, agentId, lookOf(ctx)) : null
    if (!script) return notFound(ctx)
    pageHeaders(ctx.res, hsts, "default-src 'none'; frame-ancestors 'none'")
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    sendStaticFile(ctx, script, asPublished)
  }

  async function sendFile(ctx: Context, path: string): Promise<void> {
    const known = parseFilePath(path)
    const host = hostOf(ctx)
    // An agency's host has its agency's files alone.
    const theirs = 'agency' in host ? `${host.agency.region}/${host.agency.agencyId}/` : ''
    const body = known && !known.attached && path.startsWith(theirs) && (await readFile(path))
    if (!body) return notFound(ctx)
    const { type, inline } = fileTypes[known.extension]
    ctx.res.setHeader('Cache-Control', known.temporary ? forAnHour : forGood)
    ctx.res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    if (!inline)
      ctx.res.setHeader('Content-Disposition', `attachment; filename="${known.id}.${known.extension}"`)
    send(ctx, 200, type, body, "default-src 'none'; sandbox; frame-ancestors 'none'")
  }

  async function readFile(path: string): Promise<Buffer | null> {
    try {
      return await deps.files.read(path)
    } catch (error) {
      deps.log.error({ err: error }, 'files.read_failed')
      throw new HttpError(503)
    }
  }

  /** A published agent in the colours it has at the host of a request. */
  async function shownAgent(ctx: Context, region: Region, agentId: string): Promise<PublishedAgent | null> {
    const found = await published(region, agentId)
    return found && inColoursOf(lookOf(ctx), found)
  }

  async function sendEmbed(ctx: Context, region: string, agentId: string): Promise<void> {
    if (!embed) return notFound(ctx)
    const known = isRegion(region) ? region : null
    const found = known && isAgentId(agentId) ? await shownAgent(ctx, known, agentId) : null
    const error = found
      ? undefined
      : {
          code: 'not_found',
          message: 'This agent does not exist or is not published.',
          requestId: nextRequestId(),
        }
    if (known && found) {
      // The visitor is about to ask: the index is built while they type, not while they wait for the page.
      ctx.res.once('finish', () => {
        published
          .knowledgeRev(known, agentId)
          .then((rev) => deps.knowledge.warm(agentKnowledge(deps.stores, known, found.agent, rev)))
          .catch((error) => deps.log.warn({ err: error }, 'knowledge.warm_failed'))
      })
    }
    const popup = new URLSearchParams(ctx.querystring).get('frame') === 'popup'
    const { html, nonce } = await embed.render({ region, agentId, ...(error && { error }) }, found, popup)
    ctx.res.setHeader('Cache-Control', 'no-store')
    // Visitors wait for it, often far away: most of it are styles.
    const encoding = chooseEncoding(ctx.get('Accept-Encoding'), encodings)
    ctx.res.setHeader('Vary', 'Accept-Encoding')
    if (encoding !== 'identity') ctx.res.setHeader('Content-Encoding', encoding)
    send(
      ctx,
      found ? 200 : 404,
      'text/html; charset=utf-8',
      await compressText(html, encoding, 'each'),
      embedCsp(nonce, found?.agent.allowedOrigins ?? []),
    )
    // Framed by other origins on purpose, so its opener policy must not cut it off.
    ctx.res.removeHeader('Cross-Origin-Opener-Policy')
  }

  /** The app shows what stands at an address, and says so where nothing does. */
  function sendFallback(ctx: Context): void {
    if (ctx.accepts('html')) sendIndex(ctx, isAppAddress(splitUrl(ctx.req.url).pathname) ? 200 : 404)
    else notFound(ctx)
  }

  function sendIndex(ctx: Context, status: number): void {
    if (!index) {
      const hint = 'The app has not been built. Run npm run build.'
      send(ctx, 503, 'text/plain; charset=utf-8', hint, "default-src 'none'")
      return
    }
    const host = requestHost(ctx.req, deps.config.trustProxy)
    const { pathname } = splitUrl(ctx.req.url)
    const neutral = neutralTitle(pathname)
    const isNeutral = neutral !== undefined
    const boot = {
      brand: isNeutral ? nobody : brandOf(hostOf(ctx)),
      // A link to an outbox that is closed to whoever reads the page would lead nowhere.
      mail: deps.mail.kind === 'local' && !outbox.isThere(ctx.req) ? 'closed' : deps.mail.kind,
      responder: deps.responder.kind,
      embeddings: deps.vectors !== null,
      cssWriter: deps.cssWriter.kind,
      fonts: deps.config.fonts !== null,
      links: {
        affiliates: deps.config.contact.affiliates,
        discord: deps.config.contact.discord,
        introVideo: introVideo ?? undefined,
      },
      supportEmail: deps.config.contact.supportEmail,
      analytics: deps.config.analytics,
      hasSession: cookie.read(ctx.req.headers.cookie) !== null,
      origin: deps.config.publicUrl ?? `http://${host}`,
      ...(isNeutral && { supportEmail: '', links: {} }),
    }
    const { html, nonce } = index.prepare(boot, isNeutral ? neutralHead(neutral) : undefined)()
    ctx.res.setHeader('Cache-Control', 'no-store')
    // What links without a login lead to is nobody else's to find.
    if (pathname.startsWith('/no-auth/')) ctx.res.setHeader('X-Robots-Tag', 'noindex')
    send(ctx, status, 'text/html; charset=utf-8', html, appCsp(nonce, reports, media))
  }

  async function sendOutbox(ctx: Context): Promise<void> {
    if (!outbox.isThere(ctx.req)) return notFound(ctx)
    ctx.res.setHeader('Cache-Control', 'no-store')
    const key = new URLSearchParams(ctx.querystring).get('key')
    const cookie = key === null ? null : outbox.cookieFor(key)
    if (cookie) {
      // The key leaves the address, and with it the history and whoever looks on.
      ctx.res.setHeader('Set-Cookie', cookie)
      ctx.res.setHeader('Location', outboxPath)
      sendPage(ctx, hsts, { status: 303, type: 'text/plain; charset=utf-8', body: 'The outbox is open.' })
      return
    }
    const csp =
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    const isProven = outbox.isProven(ctx.req)
    const html = isProven ? await outboxPage(deps.stores) : outboxKeyPage(key !== null)
    send(ctx, isProven ? 200 : 403, 'text/html; charset=utf-8', html, csp)
  }

  /** Parameters are taken as they were sent: an address of ours needs no escaping. */
  const sent = (ctx: RouterContext, index: number) => ctx.captures?.[index] ?? ''
  const newRouter = () => new Router({ sensitive: true, strict: true })

  /** What visitors of agents get, at any host. */
  const withAgents = (router: Router) =>
    router
      .get('/embed.js', (ctx) => sendLoader(ctx, 'popup'))
      .get('/embed-chat.js', (ctx) => sendLoader(ctx, 'chat'))
      .get(/^\/files\/(.*)$/, (ctx) => sendFile(ctx, sent(ctx, 0)))
      .get(/^\/app\/(\w+)\/render\/([^/]+)\/iframe\/?$/, (ctx) => sendEmbed(ctx, sent(ctx, 0), sent(ctx, 1)))
      .get(/^\/embed-assets\//, (ctx) => sendStatic(ctx, embedFiles, ctx.newRouterPath ?? '', forGood))
      .get(/^\/assets\//, (ctx) => sendStatic(ctx, appFiles, ctx.newRouterPath ?? '', forGood))

  const router = newRouter()
  mountHealth(router, deps, hsts)
  mountDomainAllow(router, deps, hsts)
  const routes = withAgents(router)
    .get(outboxPath, sendOutbox)
    .get(/^\/custom-tab\/(html|iframe)$/, (ctx) =>
      sendTabFrame(ctx, hsts, sent(ctx, 0), deps.config.mainHosts),
    )
    .get('/favicon.svg', (ctx) => sendStatic(ctx, appFiles, '/favicon.svg', shortly))
    .get(/^\//, sendFallback)
    .routes()

  const agencyRoutes = agencyPages.mount(withAgents(newRouter())).routes()

  async function route(ctx: RouterContext): Promise<unknown> {
    const { pathname } = splitUrl(ctx.req.url)
    ctx.newRouterPath = pathname
    // Of somebody else's agent there is nothing, whatever is asked for; at a stranger's host there is nothing at all.
    if (isHidden(ctx)) return agencyPages.send(ctx)
    if ('agency' in hostOf(ctx)) return agencyRoutes(ctx, async () => notFound(ctx))
    if (pathname.startsWith('/')) return routes(ctx, async () => notFound(ctx))
    // A target that is no path, as proxies get them, may be one that Koa cannot read.
    return ctx.method === 'GET' || ctx.method === 'HEAD' ? sendFallback(ctx) : notFound(ctx)
  }

  return async function servePages(ctx) {
    try {
      await route(ctx as RouterContext)
    } catch (error) {
      const answer = toErrorAnswer(error, nextRequestId(), deps.log)
      send(ctx, answer.status, 'application/json', JSON.stringify(answer.body), "default-src 'none'")
    }
  }
}
