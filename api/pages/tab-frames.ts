import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { tabFrameCsp, tabFrameHosts } from '#mocks/contracts/agency/tabs/tab-frame.ts'
import { tabFramePage, tabFrameScript } from '#mocks/contracts/agency/tabs/tab-frame-page.ts'
import type { TabKind } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { sendPage } from './send-page.ts'

/** The source that allows the one script of a frame. */
const hashOf = (kind: TabKind) =>
  `'sha256-${createHash('sha256').update(tabFrameScript(kind)).digest('base64')}'`

/** Sends the frame of a custom tab: nothing of anybody's is in it, only a policy by the hosts in its address. */
export function sendTabFrame(ctx: Context, hsts: boolean, kind: string, own: readonly string[]): void {
  const known: TabKind = kind === 'iframe' ? 'iframe' : 'html'
  const hosts = tabFrameHosts(new URLSearchParams(ctx.querystring), own)
  ctx.set('Cache-Control', 'no-store')
  // What is looked up ahead of a click would carry words out in a name.
  ctx.set('X-DNS-Prefetch-Control', 'off')
  sendPage(ctx, hsts, {
    type: 'text/html; charset=utf-8',
    body: tabFramePage(known),
    csp: tabFrameCsp(known, hosts, hashOf(known)),
  })
}
