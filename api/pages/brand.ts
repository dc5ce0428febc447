import type { AgencyIdentity, AgencyLook } from '#mocks/contracts/agency/host-brand.ts'
import { productName } from '#mocks/contracts/platform/product-name.ts'
import type { HostView } from '../agency/hosts/host-views.ts'

/** Whose name and rules a page shows; the page's boot data carry it. */
export interface Brand {
  name: string
  /** True on our own hosts, the only place where the compatible platform shows (spec 1 §1). */
  mainHost: boolean
  /** An agency's own host shows nothing but this. */
  agency?: AgencyIdentity
  look?: AgencyLook
}

/** The brand of a host (architecture §3: which brand). */
export function brandOf(host: HostView): Brand {
  if (host.kind !== 'agency') return { name: productName, mainHost: host.kind === 'main' }
  const { identity, look } = host.brand
  return { name: identity.name, mainHost: false, agency: identity, look }
}

/** Of a page that is nobody's until it is read. */
export const nobody: Brand = { name: '', mainHost: true }

/** What stands in the head of such a page: browsers ask for no picture of ours. */
export function neutralHead(title: string): string {
  return `<title>${title}</title><link rel="icon" href="data:,">`
}
