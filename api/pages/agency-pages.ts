import type { Router } from '@koa/router'
import type { Context } from 'koa'
import { isAgencyAddress } from '#mocks/contracts/platform/is-app-address.ts'
import { adminCookie } from '../agency/admin/admin-cookie.ts'
import { hostOf, isHidden } from '../agency/hosts/host-gate.ts'
import type { Config } from '../config.ts'
import { bareHost } from '../domains/host-lookup.ts'
import { isSecure, originOf } from '../http/client-address.ts'
import { appCsp } from '../http/security-headers.ts'
import { splitUrl } from '../http/split-url.ts'
import { brandOf } from './brand.ts'
import { type AgencyHost, brandHead, brandManifest, brandPaths, drawnIcon } from './brand-head.ts'
import { fontFaceCss } from './font-face-css.ts'
import type { PageTemplate, PreparedPage } from './page-template.ts'
import { restingPage, robots, strangerPage } from './resting-page.ts'
import { sendPage } from './send-page.ts'
import { sendTabFrame } from './tab-frames.ts'

interface AgencyPagesOptions {
  /** The app's page; null before the first build. */
  index: PageTemplate | null
  hsts: boolean
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'mainHosts'>
}

const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

/** The pages of agencies' own hosts: nothing of ours stands in them, and nobody else hears of who reads them. */
export function createAgencyPages({ index, hsts, config }: AgencyPagesOptions) {
  const prepared = new WeakMap<AgencyHost, Map<string, PreparedPage>>()

  /** The page of a host, which is written once for as long as the host is remembered as it is. */
  function preparedFor(template: PageTemplate, host: AgencyHost, origin: string, hasSession: boolean) {
    const pages = prepared.get(host) ?? new Map<string, PreparedPage>()
    prepared.set(host, pages)
    const key = `${hasSession} ${origin}`
    const known = pages.get(key)
    if (known) return known
    const { supportEmail } = host.brand.identity
    const boot = { brand: brandOf(host), analytics: 'none', hasSession, supportEmail, origin }
    const css = fontFaceCss(host.brand.look.font, host.fontFaces)
    const page = template.prepare(boot, brandHead(host, origin), css)
    pages.set(key, page)
    return page
  }

  function sendShown(ctx: Context, host: AgencyHost): void {
    if (!index) {
      sendPage(ctx, hsts, {
        status: 503,
        type: plain,
        body: 'The app has not been built. Run npm run build.',
      })
      return
    }
    const hasSession = adminCookie(isSecure(ctx.req, config)).read(ctx.req.headers.cookie) !== null
    const page = preparedFor(index, host, originOf(ctx.req, host.host, config), hasSession)()
    const { pathname } = splitUrl(ctx.req.url)
    const isThere = !isHidden(ctx) && isAgencyAddress(pathname)
    // What links without a login lead to is nobody else's to find.
    if (pathname.startsWith('/no-auth/')) ctx.set('X-Robots-Tag', 'noindex')
    sendPage(ctx, hsts, {
      status: isThere ? 200 : 404,
      type: html,
      body: page.html,
      csp: appCsp(page.nonce, null),
    })
  }

  /** What stands at an address of the host; without white-label access, and at a stranger's, nobody's page. */
  function send(ctx: Context): void {
    const host = hostOf(ctx)
    ctx.set('Cache-Control', 'no-store')
    if (!ctx.accepts('html')) sendPage(ctx, hsts, { status: 404, type: plain, body: 'Not found' })
    else if (host.kind === 'agency') sendShown(ctx, host)
    else sendPage(ctx, hsts, host.kind === 'stranger' ? strangerPage : restingPage)
  }

  /** What describes the host to browsers. */
  function sendFact(ctx: Context, type: string, make: (host: AgencyHost) => string): void {
    const host = hostOf(ctx)
    if (host.kind !== 'agency') {
      send(ctx)
      return
    }
    ctx.set('Cache-Control', 'no-cache')
    sendPage(ctx, hsts, { type, body: make(host) })
  }

  /** The frame of a custom tab, which reaches no host of ours and none of the agency's own. */
  function sendTab(ctx: Context, kind: string): void {
    const host = hostOf(ctx)
    if (host.kind !== 'agency') send(ctx)
    else sendTabFrame(ctx, hsts, kind, [...config.mainHosts, bareHost(host.host), ...host.ownHosts])
  }

  const json = (value: object) => JSON.stringify(value)
  return {
    send,
    /** Adds them to what the host has beside them. */
    mount: (router: Router): Router =>
      router
        .get(brandPaths.manifest, (ctx) =>
          sendFact(ctx, 'application/manifest+json', (host) => json(brandManifest(host))),
        )
        .get(brandPaths.icon, (ctx) => sendFact(ctx, 'image/svg+xml', drawnIcon))
        .get(/^\/custom-tab\/(html|iframe)$/, (ctx) => sendTab(ctx, ctx.captures?.[0] ?? ''))
        .get('/robots.txt', (ctx) =>
          sendPage(ctx, hsts, { type: plain, body: robots(hostOf(ctx).kind === 'agency') }),
        )
        .get(/^\//, send),
  }
}
