import { Router } from '@koa/router'
import { type Page, sendPage } from '../pages/send-page.ts'
import { openApiDocument } from './openapi.ts'
import { referencePage } from './reference-page.ts'

const documents: Record<string, () => Page> = {
  '/api/openapi.json': openApiDocument,
  '/api/docs': referencePage,
}

/** The OpenAPI file and the readable reference. */
export function documentationRouter(hsts: boolean): Router {
  const router = new Router({ sensitive: true, strict: true })
  for (const [path, make] of Object.entries(documents)) {
    router.get(path, (ctx, next) => {
      // Routers take a HEAD for a GET; the api has none.
      if (ctx.method === 'HEAD') return next()
      sendPage(ctx, hsts, make())
    })
  }
  return router
}
