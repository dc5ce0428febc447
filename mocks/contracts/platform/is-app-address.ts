import { isAgentTab } from '../agents/agent-tabs.ts'
import { isAgentId } from '../shared/agent-id.ts'
import { isRegion } from '../shared/region.ts'
import { agencyAddresses, appAddresses } from './addresses.ts'
import { isDocsArea } from './docs-areas.ts'
import { docsPages } from './docs-pages.ts'

/** What the named parts of an address may be; the others name a thing, which only its reader may know of. */
const named: Readonly<Record<string, (part: string) => boolean>> = {
  region: isRegion,
  agentId: isAgentId,
  tab: isAgentTab,
  page: (part) => docsPages.some((page) => page === part),
  area: isDocsArea,
}

const patternsOf = (addresses: readonly string[]) =>
  addresses.map((address) => {
    const slash = address === '/' ? '' : '/?'
    return new RegExp(`^${address.replace(/:(\w+)/g, '(?<$1>[^/]+)')}${slash}$`)
  })

const ofApp = patternsOf(appAddresses)
const ofNobody = patternsOf(['/no-auth/:region/domain'])
const ofAgencies = patternsOf(agencyAddresses)

function isOneOf(patterns: readonly RegExp[], pathname: string): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(pathname)
    const parts = Object.entries(found?.groups ?? {})
    return found !== null && parts.every(([name, part]) => named[name]?.(part) ?? true)
  })
}

/** Whether a path is the address of a page of the app; what it names in there may still be gone. */
export function isAppAddress(pathname: string): boolean {
  return isOneOf(ofApp, pathname)
}

/** Whether a path is the address of a page that an agency's own host has; what it names in there may still be gone. */
export function isAgencyAddress(pathname: string): boolean {
  return isOneOf(ofAgencies, pathname)
}

/** Whether a path is that of a page which shows nobody's brand until it is read, as whoever opens it may not know us. */
export function isNeutralAddress(pathname: string): boolean {
  return isOneOf(ofNobody, pathname)
}
