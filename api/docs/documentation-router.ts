import { Router } from '@koa/router'
import type { ApiAnswers } from '../http/api-answers.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { sendPage } from '../pages/send-page.ts'
import { sendStaticFile } from '../pages/static-files.ts'
import { readOpenApi } from './openapi.operation.ts'
import { openApiFile } from './openapi-file.ts'

interface DocumentationOptions {
  answers: ApiAnswers
  rateLimits: RateLimits
  hsts: boolean
}

/** Of what changes with a release alone: kept, and asked for again after a while. A 304 has no body. */
const forMinutes = 'public, max-age=300'
const csp = "default-src 'none'; frame-ancestors 'none'"

/** The OpenAPI file, and the address the reference used to have. */
export function documentationRouter({ answers, rateLimits, hsts }: DocumentationOptions): Router {
  return new Router({ sensitive: true, strict: true })
    .get(readOpenApi.path, async (ctx, next) => {
      // Routers take a HEAD for a GET; the api has none.
      if (ctx.method === 'HEAD') return next()
      const begun = answers.begin(ctx.req)
      try {
        await rateLimits.consume(readOpenApi, {
          principal: { kind: 'anonymous' },
          ip: begun.ip,
          email: undefined,
          secret: undefined,
        })
        const file = await openApiFile()
        pageHeaders(ctx.res, hsts, csp)
        sendStaticFile(ctx, file, forMinutes)
      } catch (error) {
        answers.refuse(ctx, begun, error)
      }
    })
    .get('/api/docs', (ctx, next) => {
      if (ctx.method === 'HEAD') return next()
      ctx.set('Location', '/docs/reference')
      sendPage(ctx, hsts, {
        status: 308,
        type: 'text/plain; charset=utf-8',
        body: 'The reference is at /docs/reference.',
      })
    })
}
