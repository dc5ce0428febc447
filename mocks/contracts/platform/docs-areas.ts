import { contracts } from '../registry.ts'
import type { Contract } from '../shared/define-contract.ts'
import { docsSlug } from './docs-pages.ts'

/** What customers call an area of the API, in the order they are read. */
const titles: Readonly<Record<string, string>> = {
  agents: 'Agents',
  conversations: 'Conversations',
  requests: 'Requests of visitors',
  analytics: 'Figures and logs',
  library: 'Library',
  publishing: 'Publish checks',
  styling: 'Styling',
  files: 'Files',
  embed: 'Widget',
  workspaces: 'Workspaces',
  agency: 'Agency',
  onboarding: 'Agents from a website',
  session: 'Signing in',
  notifications: 'Notifications',
  platform: 'Facts',
}

/** The area's title; a name of one word is one by itself. */
export function areaTitle(area: string): string {
  return titles[area] ?? `${area.charAt(0).toUpperCase()}${area.slice(1)}`
}

/** Areas in the order they are read; what has no place stands last. */
export function inReadingOrder(areas: readonly string[]): string[] {
  const order = Object.keys(titles)
  const rank = (area: string) => (order.indexOf(area) + order.length + 1) % (order.length + 1)
  return [...areas].sort((a, b) => rank(a) - rank(b))
}

/** The area a contract belongs to, the first part of its id. */
export function areaOf({ id }: Pick<Contract, 'id'>): string {
  return id.slice(0, id.indexOf('.'))
}

const slugs = new Set(contracts.map((contract) => docsSlug(areaTitle(areaOf(contract)))))

/** Whether the reference has a page of an area, by the last part of its address. */
export function isDocsArea(slug: string): boolean {
  return slugs.has(slug)
}
