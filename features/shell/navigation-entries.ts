import { Bot, type LucideIcon } from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Groups of the side navigation that fold (spec 2 §2.6). */
export const navigationGroups = ['Integrations', 'Utilities', 'Whitelabel'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** An entry whose screen is not built yet: it is not shown. */
interface PlannedEntry {
  label: string
  /** The group it stands in; absent for one that stands alone. */
  group?: NavigationGroup
  href?: undefined
}

/** An entry that leads somewhere. */
export interface BuiltEntry extends Omit<PlannedEntry, 'href'> {
  icon: LucideIcon
  href: (region: Region) => string
}

/** Every entry the specification names, in its order (spec 2 §2.6). */
export const navigationEntries: readonly (PlannedEntry | BuiltEntry)[] = [
  { label: 'Agents', icon: Bot, href: paths.agents.href },
  { label: 'Functions', group: 'Integrations' },
  { label: 'Meta Pages', group: 'Integrations' },
  { label: 'WhatsApp Numbers', group: 'Integrations' },
  { label: 'Twilio Numbers', group: 'Integrations' },
  { label: 'Crawler', group: 'Utilities' },
  { label: 'Prompts', group: 'Utilities' },
  { label: 'Sessions', group: 'Utilities' },
  { label: 'Events', group: 'Utilities' },
  { label: 'Agency', group: 'Whitelabel' },
  { label: 'Clients', group: 'Whitelabel' },
  { label: 'Credentials' },
]

/** A group that holds something. */
export interface BuiltGroup {
  group: NavigationGroup
  entries: BuiltEntry[]
}

/** What is shown: the first entry, the groups that hold something, then what stands alone. */
export function navigation(): (BuiltEntry | BuiltGroup)[] {
  const built = navigationEntries.filter((entry): entry is BuiltEntry => entry.href !== undefined)
  const groups = navigationGroups
    .map((group) => ({ group, entries: built.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  const [first, ...alone] = built.filter((entry) => entry.group === undefined)
  return [...(first ? [first] : []), ...groups, ...alone]
}
