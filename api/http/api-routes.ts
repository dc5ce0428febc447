import { Router, type RouterContext, type RouterMiddleware } from '@koa/router'
import type { Middleware } from 'koa'
import type { Method } from '#mocks/contracts/shared/define-contract.ts'
import { isHidden } from '../agency/hosts/host-gate.ts'
import { documentationRouter } from '../docs/documentation-router.ts'
import { apiAnswers } from './api-answers.ts'
import { HttpError, notFound } from './http-error.ts'
import type { AreaOperations, Operation } from './implement.ts'
import { isOfApi } from './is-of-api.ts'
import { type ApiOptions, operationMiddleware } from './operation-middleware.ts'
import { routerPath } from './router-path.ts'
import { splitUrl } from './split-url.ts'

const verbs = { GET: 'get', POST: 'post', DELETE: 'delete' } as const
const methods = Object.keys(verbs) as Method[]

/**
 * Serves everything below `/api/`, and `/proxy`: the routers of each area, then the description of them all, then the refusal. A router tries its
 * routes one after the other, so the literal part of the path and how many parts it has pick the routers that are asked at all.
 */
export function apiRoutes(areas: readonly AreaOperations[], options: ApiOptions): Middleware {
  const answers = apiAnswers(options)
  const routersOf = indexRouters(areas, (operation) => operationMiddleware(operation, options, answers))
  const documents: RouterMiddleware = documentationRouter({ ...options, answers }).routes()

  return function serveApi(ctx, next) {
    const { pathname } = splitUrl(ctx.req.url)
    if (!isOfApi(pathname)) return next()
    const path = routerPath(pathname)
    const context = ctx as RouterContext
    if (path === null || isHidden(ctx)) return refuse(context, [])
    context.newRouterPath = path
    return routersOf(path)(context, async () => {
      const allow = allowedMethods(context)
      context.newRouterPath = pathname
      await documents(context, () => refuse(context, allow))
    })
  }

  async function refuse(ctx: RouterContext, allow: readonly Method[]): Promise<void> {
    answers.refuse(ctx, answers.begin(ctx.req), allow.length ? new HttpError(405, { allow }) : notFound())
  }
}

/** The routers of the areas by the shape of their paths. */
function indexRouters(
  areas: readonly AreaOperations[],
  middlewareOf: (operation: Operation) => RouterMiddleware,
) {
  const routers = new Map<string, Router[]>()
  for (const { operations } of areas) {
    const own = new Map<string, Router>()
    for (const operation of operations) {
      const { id, method, path } = operation.contract
      const shape = shapeOf(path)
      if (shape.startsWith(':')) throw new Error(`The path of ${id} has no literal part after its region`)
      const router = own.get(shape) ?? new Router({ sensitive: true })
      router[verbs[method]](path, middlewareOf(operation))
      own.set(shape, router)
    }
    for (const [shape, router] of own) routers.set(shape, [...(routers.get(shape) ?? []), router])
  }
  const chains = new Map([...routers].map(([shape, found]) => [shape, chain(found)]))
  return (path: string): RouterMiddleware => chains.get(shapeOf(path)) ?? passOn
}

/** The literal part of a path, and how many parts it has: a router takes one with a slash at its end as well. */
function shapeOf(path: string): string {
  let parts = path.endsWith('/') ? -1 : 0
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) parts += 1
  return `${literalOf(path)} ${parts}`
}

/** `agents` of `/api/eu/v2/agents/…`, `session` of `/api/eu/session`, nothing of a path without a region. */
function literalOf(path: string): string {
  const region = path.indexOf('/', '/api/'.length)
  if (region < 0) return ''
  const start = path.startsWith('v2/', region + 1) ? region + 'v2/'.length + 1 : region + 1
  const end = path.indexOf('/', start)
  return end < 0 ? path.slice(start) : path.slice(start, end)
}

/** Asks routers one after the other. */
function chain(routers: readonly Router[]): RouterMiddleware {
  return routers
    .map((router): RouterMiddleware => router.routes())
    .reduceRight((rest, middleware) => (ctx, next) => middleware(ctx, () => rest(ctx, next)))
}

const passOn: RouterMiddleware = (_, next) => next()

/** The methods that do have a route at the address that was asked for. */
function allowedMethods({ matched = [] }: RouterContext): Method[] {
  return methods.filter((method) => matched.some((layer) => layer.methods.includes(method)))
}
