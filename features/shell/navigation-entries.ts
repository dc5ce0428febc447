import {
  Activity,
  Bot,
  Building2,
  Camera,
  FileText,
  Globe,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  MousePointerClick,
  Phone,
  Users,
  Workflow,
} from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Groups of the side navigation that fold (spec 2 §2.6). */
export const navigationGroups = ['Integrations', 'Utilities', 'Whitelabel'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** An entry of the side navigation. */
export interface NavigationEntry {
  label: string
  icon: LucideIcon
  /** The group it stands in; absent for one that stands alone. */
  group?: NavigationGroup
  /** Where it leads; absent while its screen is not built, and then it is not shown. */
  href?: (region: Region) => string
}

/** Every entry the specification names, in its order (spec 2 §2.6). */
export const navigationEntries: readonly NavigationEntry[] = [
  { label: 'Agents', icon: Bot, href: paths.agents.href },
  { label: 'Functions', icon: Workflow, group: 'Integrations' },
  { label: 'Meta Pages', icon: Camera, group: 'Integrations' },
  { label: 'WhatsApp Numbers', icon: MessageCircle, group: 'Integrations' },
  { label: 'Twilio Numbers', icon: Phone, group: 'Integrations' },
  { label: 'Crawler', icon: Globe, group: 'Utilities' },
  { label: 'Prompts', icon: FileText, group: 'Utilities' },
  { label: 'Sessions', icon: MousePointerClick, group: 'Utilities' },
  { label: 'Events', icon: Activity, group: 'Utilities' },
  { label: 'Agency', icon: Building2, group: 'Whitelabel' },
  { label: 'Clients', icon: Users, group: 'Whitelabel' },
  { label: 'Credentials', icon: KeyRound },
]

/** An entry that leads somewhere. */
export type BuiltEntry = NavigationEntry & Required<Pick<NavigationEntry, 'href'>>

function isBuilt(entry: NavigationEntry): entry is BuiltEntry {
  return entry.href !== undefined
}

/** A group that holds something. */
export interface BuiltGroup {
  group: NavigationGroup
  entries: BuiltEntry[]
}

/** What is shown: the first entry, the groups that hold something, then what stands alone. */
export function navigation(): (BuiltEntry | BuiltGroup)[] {
  const built = navigationEntries.filter(isBuilt)
  const groups = navigationGroups
    .map((group) => ({ group, entries: built.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  const [first, ...alone] = built.filter((entry) => entry.group === undefined)
  return [...(first ? [first] : []), ...groups, ...alone]
}
