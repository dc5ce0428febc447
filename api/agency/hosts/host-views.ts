import type { IncomingMessage } from 'node:http'
import type { FontFaceFile } from '#mocks/contracts/agency/agency.schema.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import { type AgencyLook, type HostBrand, hostBrandOf } from '#mocks/contracts/agency/host-brand.ts'
import { areHostsShown } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Accent, computeAccent } from '#mocks/contracts/theme/accent.ts'
import type { Deps } from '../../deps.ts'
import { bareHost, createHostLookup, type HostOwner } from '../../domains/host-lookup.ts'
import { requestHost } from '../../http/client-address.ts'
import { isMainHost } from '../../http/main-host.ts'
import { isOpenHost } from '../../http/open-host.ts'
import { createShortCache } from '../../shared/short-cache.ts'
import { createWorkspaceRepository } from '../../workspaces/workspace.repository.ts'
import { createAgencyRepository } from '../agency.repository.ts'

/** The agency behind a host. */
export interface HostAgency {
  region: Region
  agencyId: string
}

/** Whose a request's host is, which decides whose pages it gets (architecture §3: which brand). */
export type HostView =
  /** One of our own, the only place where the product is sold. */
  | { kind: 'main' }
  /** One that nobody named, by which a server may still be reached: ours without what only our own hosts show. */
  | { kind: 'unlisted' }
  /** Nobody's as far as we know: whoever has the name could collect what is entered there. */
  | { kind: 'stranger' }
  /** An agency's without white-label access: it shows nobody, and never somebody else. */
  | { kind: 'resting'; agency: HostAgency; look: AgencyLook }
  | {
      kind: 'agency'
      agency: HostAgency
      /** The host with its port, as the caller asked for it. */
      host: string
      /** The hosts the agency has, without their ports; this one may be another. */
      ownHosts: readonly string[]
      brand: HostBrand
      /** Files of its font. */
      fontFaces: readonly FontFaceFile[]
      /** Picture of the browser's tab; empty where the agency gave none. */
      favicon: string
      /** Its colour, and what is readable on it. */
      accent: Pick<Accent, 'solid' | 'on'>
    }

/** An agency as its hosts show it. */
interface Shown
  extends Pick<
    Extract<HostView, { kind: 'agency' }>,
    'ownHosts' | 'brand' | 'favicon' | 'accent' | 'fontFaces'
  > {
  /** False while they show nobody. */
  isShown: boolean
  /** Each host as it was asked for, once looked at: what is made of a view is remembered with it. */
  views: Map<string, HostView>
}

/** Milliseconds for which a brand is served without looking again: a change is seen everywhere within five seconds. */
const brandMs = 4_000
/** Brands remembered at once. */
const most = 2_000
/** Hosts of one agency remembered at once: callers make up ports. */
const mostViews = 8

const main: HostView = { kind: 'main' }
const unlisted: HostView = { kind: 'unlisted' }
const stranger: HostView = { kind: 'stranger' }

/** Tells whose the host of a request is. Our own hosts cost no look into the store, others one every few seconds. */
export function createHostViews({ config, stores, now }: Pick<Deps, 'config' | 'stores' | 'now'>) {
  const lookup = createHostLookup({ stores, now })
  const agencies = createAgencyRepository({ stores, now })
  const workspaces = createWorkspaceRepository(stores)
  const brands = createShortCache<Shown>({ ms: brandMs, size: most, now })

  async function read({ region, agencyId }: HostAgency): Promise<Shown> {
    const [workspace, agency] = await Promise.all([
      workspaces.find(region, agencyId),
      agencies.find(region, agencyId),
    ])
    const fields = agency ?? unsavedAgency(agencyId)
    const isShown = workspace !== null && areHostsShown(workspace, now())
    const brand = hostBrandOf(fields)
    const accent = computeAccent(brand.look.theme, brand.look.mode)
    const ownHosts = [fields.VGsubDomain, fields.customDomain].filter(Boolean)
    const fontFaces = agency?.fontFaces ?? []
    const views = new Map<string, HostView>()
    return { isShown, ownHosts, brand, favicon: fields.faviconURL, accent, fontFaces, views }
  }

  /** At once where everything is remembered. */
  function lookUp(host: string): HostView | Promise<HostView> {
    const owner = lookup.agencyOf(host)
    return owner instanceof Promise ? owner.then((read) => viewOf(host, read)) : viewOf(host, owner)
  }

  function viewOf(host: string, owner: HostOwner | null): HostView | Promise<HostView> {
    if (!owner) return isOpenHost(bareHost(host), config) ? unlisted : stranger
    const { region, agencyId } = owner
    const shown = brands.through(`${region}:${agencyId}`, () => read({ region, agencyId }))
    const made = (of: Shown | null) => (of ? rememberedView(host, { region, agencyId }, of) : stranger)
    return shown instanceof Promise ? shown.then(made) : made(shown)
  }

  function rememberedView(host: string, agency: HostAgency, shown: Shown): HostView {
    const known = shown.views.get(host)
    if (known) return known
    const view = makeView(host, agency, shown)
    if (shown.views.size >= mostViews) shown.views.clear()
    shown.views.set(host, view)
    return view
  }

  function makeView(host: string, agency: HostAgency, shown: Shown): HostView {
    const { isShown, ownHosts, brand, favicon, accent, fontFaces } = shown
    if (!isShown) return { kind: 'resting', agency, look: brand.look }
    const name = bareHost(host)
    const identity = brand.identity.name ? brand.identity : { ...brand.identity, name }
    const port = /:\d{1,5}$/.exec(host)?.[0] ?? ''
    return {
      kind: 'agency',
      agency,
      host: name + port,
      ownHosts,
      brand: { ...brand, identity },
      favicon,
      accent,
      fontFaces,
    }
  }

  return {
    /** Whose the host of a request is. */
    of(request: IncomingMessage): HostView | Promise<HostView> {
      const host = requestHost(request, config.trustProxy)
      return isMainHost(host, config.mainHosts) ? main : lookUp(host)
    },
  }
}

export type HostViews = ReturnType<typeof createHostViews>
