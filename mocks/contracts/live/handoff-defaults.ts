import type { ChatForm } from '../leads/chat-form.schema.ts'
import type { OfficeHours } from './office-hours.ts'

/** What stands where an agent says nothing of it. */
export const handoffDefaults = {
  disableHandoff: false,
  disableHandoffMessages: false,
  handoffChoice: false,
  smartHandoff: false,
  handoffForm: { fields: [], consent: '' } as ChatForm,
  officeHours: [] as OfficeHours,
  officeTimezone: 'UTC',
  handoffFallbackMinutes: 10,
  handoffMailMinutes: 2,
} as const
