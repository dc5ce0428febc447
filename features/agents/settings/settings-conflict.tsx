import { ConflictNotice } from '#features/shared/draft-form/conflict-notice.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { SettingsForm } from './use-settings-form.ts'

const labels: Record<keyof SettingsValues, string> = {
  chatBgURL: 'Chat background',
  scrollAnimation: 'Scroll animation',
  vg_enableUIEngine: 'Rich answers',
  texts: 'Words of the widget',
  maxTokensUsage: 'Tokens per conversation',
  maxMessagesPerVisitor: 'Messages per visitor',
  maxTokensPerDay: 'Tokens per day',
  mails: 'Emails about this agent',
  UIhandoffTitle: 'Handoff title',
  UIhandoffSubtitle: 'Handoff subtitle',
  disableHandoff: 'Only leave a message',
  disableHandoffMessages: 'Hide who answers',
  handoffChoice: 'Offer a person from the start',
  smartHandoff: 'Smart handoff',
  handoffForm: 'Form at handoff',
  answerRatings: 'Thumbs on answers',
  chatForm: 'Form before the chat',
  officeHours: 'Office hours',
  officeTimezone: 'Time zone',
  handoffFallbackMinutes: 'Back to the agent after (minutes)',
  handoffMailMinutes: 'Email after (minutes)',
  syncBrowser: 'Sync with the browser',
  listenForUrlChanges: 'Follow page changes',
  recordChatHistory: 'Record chat history',
  enableGeoAnalytics: 'Location analytics',
  keepDays: 'Days conversations are kept',
  analyticsId: 'Measurement ID',
}

/** Asks whose changes to keep where somebody else changed the same setting. */
export function SettingsConflict({ draft }: { draft: SettingsForm }) {
  return <ConflictNotice draft={draft} labels={labels} />
}
