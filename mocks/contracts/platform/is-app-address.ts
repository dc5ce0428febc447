import { isAgentTab } from '../agents/agent-tabs.ts'
import { isAgentId } from '../shared/agent-id.ts'
import { isRegion } from '../shared/region.ts'
import { agencyHostAddresses, appAddresses } from './addresses.ts'
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
const ofNobody = [
  { patterns: patternsOf(['/no-auth/:region/domain']), title: 'DNS records' },
  { patterns: patternsOf(['/no-auth/:region/approval']), title: 'Approval' },
]
const ofAgencies = patternsOf(agencyHostAddresses)

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

/** The title of a page that shows nobody's brand until it is read, as whoever opens it may not know us; undefined at every other path. */
export function neutralTitle(pathname: string): string | undefined {
  return ofNobody.find(({ patterns }) => isOneOf(patterns, pathname))?.title
}
