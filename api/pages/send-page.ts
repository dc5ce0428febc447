import type { Context } from 'koa'
import { pageHeaders } from '../http/security-headers.ts'

/** An answer that is no JSON of the api. */
export interface Page {
  /** @default 200 */
  status?: number
  type: string
  body: string | Buffer
  /** @default nothing runs, and nobody frames it */
  csp?: string
}

/** Answers with a page or a file, under the headers each of them has. */
export function sendPage(
  ctx: Context,
  hsts: boolean,
  { status = 200, type, body, csp = "default-src 'none'; frame-ancestors 'none'" }: Page,
): void {
  pageHeaders(ctx.res, hsts, csp)
  ctx.status = status
  ctx.type = type
  ctx.body = body
}
