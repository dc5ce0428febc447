import { isAgentEvent } from '#mocks/contracts/library/agent-events.ts'
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

/** How a workspace's events are delivered, or those of one agent; `_id` is the workspace's or the agent's. */
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
  const webhooks = (region: Region): DocStore<EventSettingsDoc> => stores[region].collection('agentWebhooks')
  const settingsOf = (region: Region, workspaceId: string) => settings(region).findOne({ _id: workspaceId })
  return {
    events,
    settings,
    settingsOf,
    /** Of agents with a webhook of their own. */
    webhooks,

    /** Who gets an event: its agent's own webhook, where that asks for it, else the workspace's. */
    async recipientOf(
      region: Region,
      { type, payload, workspaceId }: Pick<EventDoc, 'type' | 'payload' | 'workspaceId'>,
    ): Promise<Recipient> {
      const { agentId } = payload
      if (typeof agentId === 'string' && isAgentEvent(type)) {
        const own = await webhooks(region).findOne({ _id: agentId })
        if (own?.endpoint && own.subscribedEvents.includes(type)) return { store: webhooks(region), doc: own }
      }
      return { store: settings(region), doc: await settingsOf(region, workspaceId) }
    },
  }
}

/** Where an event goes; null where nobody said. */
export interface Recipient {
  store: DocStore<EventSettingsDoc>
  doc: EventSettingsDoc | null
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
