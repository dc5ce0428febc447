import { holds, type Membership } from '../shared/needs.ts'
import type { Permission } from '../workspaces/permissions.ts'

interface TabFacts {
  label: string
  /** What clients of an agency read, where it differs (spec 2 §2.7); absent for what is not for clients. */
  clientLabel?: string
  /** Hidden from whoever is signed in to a workspace: there for the clients of an agency alone. */
  clientsOnly?: boolean
  /** Only our own agents have it: those of the compatible platform hold their own dialogue. */
  ownOnly?: boolean
}

/** Every tab of an agent in the specification's order, by the last part of its address (spec 3 §2). */
export const tabTable = {
  home: { label: 'Home', clientLabel: 'Home', clientsOnly: true },
  overview: { label: 'Widget' },
  voice: { label: 'Voice', clientLabel: 'Voice' },
  nodes: { label: 'Prompt', clientLabel: 'Prompt', ownOnly: true },
  prompt: { label: 'Canvas', clientLabel: 'Canvas', ownOnly: true },
  kb: { label: 'Knowledge', clientLabel: 'Knowledge Base', ownOnly: true },
  convos: { label: 'Chats', clientLabel: 'Conversations' },
  analytics: { label: 'Analytics', clientLabel: 'Analytics' },
  metrics: { label: 'Metrics', clientLabel: 'Metrics' },
  leads: { label: 'Leads', clientLabel: 'Leads', ownOnly: true },
  channels: { label: 'Channels', clientLabel: 'Channels' },
  tools: { label: 'Tools', ownOnly: true },
  settings: { label: 'Settings', clientLabel: 'Settings' },
  billing: { label: 'Billing', clientLabel: 'Billing', clientsOnly: true },
} as const satisfies Record<string, TabFacts>

/** What decides about a tab: where it leads, its label and what a member needs for it. */
export interface TabRow {
  /** Last part of the address; `c/{href}` is an agency's own tab. */
  tab: string
  label: string
  needs: Permission
}

/** Who looks at an agent: a member of its workspace, or a client of the agency that runs it. */
export type TabViewer =
  | { kind: 'member'; membership: Pick<Membership, 'role' | 'usersPerms'> }
  | {
      kind: 'client'
      /** The paths the client was given: `home` or `/home`. */
      canAccess: readonly string[]
    }

/** The two views of what an agent is told to do: its prompt as text, or drawn. */
export const flowViews = ['nodes', 'prompt'] as const
export type FlowView = (typeof flowViews)[number]

/** What else decides about the tabs of an agent. */
export interface TabCircumstances {
  viewer: TabViewer
  /** Which sort of agent it is. @default 'vg' */
  agentPlatform?: 'vg' | 'vf' | undefined
  /** Whether the agent answers by its flow: then the flow calls its tools. */
  enableNodes: boolean
  /** The one shown where both are there. */
  flowView: FlowView
}

/** Whether a path is a view of the agent's flow. */
export function isFlowView(tab: string | undefined): tab is FlowView {
  return flowViews.some((view) => view === tab)
}

/** The tabs of an agent somebody has, in their order and with the labels they read (spec 3 §2, navigation rules). */
export function shownTabs<T extends TabRow>(rows: readonly T[], circumstances: TabCircumstances): T[] {
  const permitted = rows.filter((row) => isPermitted(row, circumstances))
  const views = permitted.flatMap(({ tab }) => (isFlowView(tab) ? [tab] : []))
  const hidden = views.length > 1 ? views.filter((view) => view !== circumstances.flowView) : []
  const shown = permitted.filter(({ tab }) => !hidden.some((view) => view === tab))
  const labelled =
    circumstances.viewer.kind === 'client'
      ? shown.map((row) => ({ ...row, label: factsOf(row.tab)?.clientLabel ?? row.label }))
      : shown
  return labelled
}

/** The views of an agent's flow somebody may go between: none, one or both. */
export function offeredViews<T extends TabRow>(rows: readonly T[], circumstances: TabCircumstances): T[] {
  return rows.filter((row) => isFlowView(row.tab) && isPermitted(row, circumstances))
}

/** The path a tab has for somebody: clients have their Home where members have the widget. */
export function tabFor(viewer: TabViewer, tab: string): string {
  return viewer.kind === 'client' && tab === 'overview' ? 'home' : tab
}

function isPermitted({ tab, needs }: TabRow, circumstances: TabCircumstances): boolean {
  const { viewer, enableNodes } = circumstances
  // It leads to where tabs are chosen and is none itself.
  if (tab === 'customize-tabs') return false
  if (tab === 'tools' && enableNodes) return false
  const isCustom = tab.startsWith('c/')
  const facts = factsOf(tab)
  if (facts?.ownOnly && circumstances.agentPlatform === 'vf') return false
  // An agency's own tabs stand on its clients' dashboard; members see them in its settings.
  if (viewer.kind === 'member') return !isCustom && !facts?.clientsOnly && holds(viewer.membership, needs)
  const isForClients = isCustom || facts?.clientLabel !== undefined
  return isForClients && viewer.canAccess.some((path) => tabFor(viewer, withoutSlash(path)) === tab)
}

function factsOf(tab: string): TabFacts | undefined {
  return Object.hasOwn(tabTable, tab) ? tabTable[tab as keyof typeof tabTable] : undefined
}

function withoutSlash(path: string): string {
  return path.replace(/^\//, '')
}
