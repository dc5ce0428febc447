import type { EventSettingsFields, WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { RevisedDoc } from '../../store/save-fields.ts'
import type { Doc, DocStore, Stores } from '../../store/store.ts'

/** An event as stored; it is its own place in the queue of deliveries. */
export interface EventDoc extends Doc, Omit<WorkspaceEvent, 'ID' | 'nextAttemptAt'> {
  workspaceId: string
  /** Unix milliseconds of the next attempt; 0 when none is to come. */
  nextAttemptAt: number
  /** When its workspace is to be mailed that it failed, in Unix milliseconds; absent or 0 for never. */
  tellAt?: number
  /** How often that mail was begun. @default 0 */
  tellTries?: number
  /** Who has got that mail while others have not yet. */
  toldTo?: string[]
  /** Unix milliseconds. */
  expiresAt: number
}

/** How a workspace's events are delivered; `_id` is the workspace's. */
export interface EventSettingsDoc extends RevisedDoc, EventSettingsFields {
  endpointId: string
  /** Names the signing secret, which is derived from it and kept nowhere. */
  secretId: string
  isGone: boolean
  /** Unix milliseconds of the last mail about failed deliveries. */
  mailedAt: number
  /** The event that mail was about. */
  mailedEvent?: string
}

/** Events and the settings of their delivery, by region. */
export function createEventRepository(stores: Stores) {
  const events = (region: Region): DocStore<EventDoc> => stores[region].collection('workspaceEvents')
  const settings = (region: Region): DocStore<EventSettingsDoc> => stores[region].collection('eventSettings')
  return {
    events,
    settings,
    settingsOf: (region: Region, workspaceId: string) => settings(region).findOne({ _id: workspaceId }),
  }
}

/** Whether an event of a type is to be delivered as things are. */
export function wants(
  settings: EventSettingsDoc | null,
  type: EventDoc['type'],
): settings is EventSettingsDoc {
  return (
    settings !== null &&
    settings.endpoint !== '' &&
    !settings.isGone &&
    settings.subscribedEvents.includes(type)
  )
}
