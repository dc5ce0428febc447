import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { settingsTabs as words } from './settings.words.ts'

/** The sub-tabs of the settings, in the specification's order (spec 3 §2). */
export const settingsTabs = [
  { value: 'core', ...words.core },
  { value: 'ui', ...words.ui },
  { value: 'language', ...words.language },
  { value: 'security', ...words.security },
  { value: 'notifications', ...words.notifications, ownOnly: true },
  { value: 'handoff', ...words.handoff, ownOnly: true },
  { value: 'technical', ...words.technical },
  { value: 'analytics', ...words.analytics },
  { value: 'advanced', ...words.advanced },
  { value: 'integrations', ...words.integrations },
] as const

/** One of them. */
export type SettingsTab = (typeof settingsTabs)[number]['value']

/**
 * Those that apply to an agent. One of the compatible platform holds its own dialogue, a way to a person among it, and
 * asks no model of ours: it hands nobody over and has nothing to be mailed about.
 */
export function settingsTabsOf({ agentPlatform }: Pick<AgentFields, 'agentPlatform'>) {
  return settingsTabs.filter((tab) => agentPlatform === 'vg' || !('ownOnly' in tab))
}

const holders: Readonly<Record<string, SettingsTab>> = {
  chatBgURL: 'ui',
  scrollAnimation: 'ui',
  vg_enableUIEngine: 'ui',
  answerRatings: 'ui',
  chatForm: 'ui',
  texts: 'language',
  maxTokensUsage: 'security',
  maxMessagesPerVisitor: 'security',
  maxTokensPerDay: 'security',
  mails: 'notifications',
  UIhandoffTitle: 'handoff',
  UIhandoffSubtitle: 'handoff',
  disableHandoff: 'handoff',
  disableHandoffMessages: 'handoff',
  handoffChoice: 'handoff',
  smartHandoff: 'handoff',
  handoffForm: 'handoff',
  officeHours: 'handoff',
  officeTimezone: 'handoff',
  handoffFallbackMinutes: 'handoff',
  handoffMailMinutes: 'handoff',
  syncBrowser: 'technical',
  listenForUrlChanges: 'technical',
  recordChatHistory: 'analytics',
  enableGeoAnalytics: 'analytics',
  keepDays: 'analytics',
  analyticsId: 'integrations',
}

/** The sub-tab that holds an input. */
export function tabHolding(input: string): SettingsTab {
  return holders[input] ?? 'core'
}
