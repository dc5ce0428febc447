import {
  Activity,
  Bot,
  FileClock,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  Radar,
  ScrollText,
  Webhook,
} from 'lucide-react'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Groups of the side navigation that fold (spec 2 §2.6). */
export const navigationGroups = ['Integrations', 'Utilities', 'Whitelabel'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** An entry of the side navigation; it leads somewhere. */
export interface NavigationEntry {
  label: string
  /** The group it stands in; absent for one that stands alone. */
  group?: NavigationGroup
  icon: LucideIcon
  /** Visitors who wait are counted beside it. @default false */
  countsWaiting?: boolean
  href: (region: Region) => string
}

/** The entries the specification names whose screens are there, in its order (spec 2 §2.6), and the chats of all agents beside the agents. */
export const navigationEntries: readonly NavigationEntry[] = [
  { label: 'Agents', icon: Bot, href: paths.agents.href },
  { label: 'Chats', icon: MessagesSquare, href: paths.chats.href, countsWaiting: true },
  { label: 'Functions', group: 'Integrations', icon: Webhook, href: paths.functions.href },
  { label: 'Crawler', group: 'Utilities', icon: Radar, href: paths.automations.href },
  { label: 'Prompts', group: 'Utilities', icon: ScrollText, href: paths.prompts.href },
  { label: 'Events', group: 'Utilities', icon: Activity, href: paths.events.href },
  { label: 'Logs', group: 'Utilities', icon: FileClock, href: paths.logs.href },
  { label: 'Agency', group: 'Whitelabel', icon: Monitor, href: paths.agency.href },
  { label: 'Credentials', icon: KeyRound, href: paths.credentials.href },
]

/** A group that holds something. */
export interface FilledGroup {
  group: NavigationGroup
  entries: NavigationEntry[]
}

/** What is shown: what stands alone before the groups, the groups that hold something, then what else stands alone. */
export function navigation(): (NavigationEntry | FilledGroup)[] {
  const groups = navigationGroups
    .map((group) => ({ group, entries: navigationEntries.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  const grouped = navigationEntries.findIndex((entry) => entry.group !== undefined)
  const alone = navigationEntries.slice(grouped).filter((entry) => entry.group === undefined)
  return [...navigationEntries.slice(0, grouped), ...groups, ...alone]
}
