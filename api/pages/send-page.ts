import type { Context } from 'koa'
import { pageHeaders } from '../http/security-headers.ts'

const longText = 65_536

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
  // Node takes three bytes per character of a long string until it is read.
  ctx.body = typeof body === 'string' && body.length > longText ? Buffer.from(body) : body
}
