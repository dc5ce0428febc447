import type { Workspace } from '../workspaces/workspace.contract.ts'
import type { AgencyDomains } from './agency.schema.ts'
import { areHostsShown } from './white-label-trial.ts'

/** What of an agency says where its agents are shown. */
type Hosts = Pick<
  AgencyDomains,
  'VGsubDomain' | 'isVerifiedSubDomain' | 'customDomain' | 'isVerifiedCustomDomain'
>

/** The verified host of an agency, its own domain before the one it has of us; null where it has none (spec 2 §2.6). */
function verifiedHost(agency: Hosts | undefined): string | null {
  if (!agency) return null
  if (agency.isVerifiedCustomDomain && agency.customDomain) return agency.customDomain
  return agency.isVerifiedSubDomain && agency.VGsubDomain ? agency.VGsubDomain : null
}

/**
 * The address under which the agents of an agency are shown; null where that is the product's own, as once its hosts
 * show nobody any more.
 * @param product origin of the product, under whose scheme and port agencies' hosts are
 * @param now milliseconds
 */
export function agentsOrigin(
  agency: Hosts | undefined,
  workspace: Pick<Workspace, 'internal'> | undefined,
  product: string,
  now: number,
): string | null {
  const host = verifiedHost(agency)
  if (host === null || !workspace || !areHostsShown(workspace, now)) return null
  const url = new URL(product)
  url.hostname = host
  return url.origin
}
