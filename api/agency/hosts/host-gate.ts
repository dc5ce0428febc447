import type { Context, Middleware } from 'koa'
import { agencyAdminPath } from '#mocks/contracts/agency/admin/admin-path.ts'
import type { AgencyLook } from '#mocks/contracts/agency/host-brand.ts'
import { readDomainStatus } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { readApproval, saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { domainAllowPath } from '../../edge/domain-allow.ts'
import type { PublishedAgents } from '../../embed/published-agents.ts'
import { isOfApi } from '../../http/is-of-api.ts'
import { splitUrl } from '../../http/split-url.ts'
import type { HostAgency, HostView, HostViews } from './host-views.ts'
import { namedAgent } from './named-agent.ts'

/** Whose the host of a request is, once the gate let it pass. */
export function hostOf(ctx: Context): HostView {
  return (ctx.state as { host: HostView }).host
}

/** How the agency of a request's host looks; undefined at every other host. */
export function lookOf(ctx: Context): AgencyLook | undefined {
  const host = hostOf(ctx)
  if (host.kind === 'agency') return host.brand.look
  return host.kind === 'resting' ? host.look : undefined
}

/** Whether a request asks a host that is not ours for what is not there, be it somewhere else. */
export function isHidden(ctx: Context): boolean {
  return (ctx.state as { isHidden: boolean }).isHidden
}

/** Whether a path is where an agency's admin signs in; the router takes it with a slash at its end as well. */
function isOfAdmin(pathname: string): boolean {
  return pathname === agencyAdminPath || pathname === `${agencyAdminPath}/`
}

/** Whether a path is a call of a page behind a link without a login; whose the link is is looked at there. */
function isOfLink(pathname: string, region: string): boolean {
  const asked = pathname.replace(/\/$/, '')
  return [readApproval, saveApproval, readDomainStatus].some(
    ({ path }) => path.replace(':region', region) === asked,
  )
}

/** The region that a page of the dashboard, or one behind a link, names; undefined for every other page. */
function placeOf(pathname: string): string | undefined {
  return /^\/(?:app|no-auth)\/(\w+)(?:\/|$)/.exec(pathname)?.[1]
}

/** What whoever runs the server asks it, by whatever name reaches it. */
const operations: readonly string[] = ['/health', '/ready', domainAllowPath]

/**
 * Looks up whose the host is, once a request. An agency's host answers visitors of its own agents, and its admin; nothing
 * else of the api is there, and no agent of anybody else. At a stranger's host nothing is.
 */
export function hostGate(hosts: HostViews, published: PublishedAgents): Middleware {
  async function isTheirs(
    kind: HostView['kind'],
    { region, agencyId }: HostAgency,
    url: string | undefined,
  ): Promise<boolean> {
    const { pathname, search } = splitUrl(url)
    const named = namedAgent(pathname, search)
    if (!named && isOfApi(pathname))
      return isOfAdmin(pathname) || (kind === 'agency' && isOfLink(pathname, region))
    if (!named) return (placeOf(pathname) ?? region) === region
    if (named.region !== region) return false
    return (await published(region, named.agentId))?.agent.ownerID === agencyId
  }

  return async function findHost(ctx, next) {
    const host = await hosts.of(ctx.req)
    ctx.state.host = host
    ctx.state.isHidden =
      'agency' in host
        ? !(await isTheirs(host.kind, host.agency, ctx.req.url))
        : host.kind === 'stranger' && !operations.includes(splitUrl(ctx.req.url).pathname)
    return next()
  }
}
