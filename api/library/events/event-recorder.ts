import { type EventPayload, type EventType, eventDays } from '#mocks/contracts/library/event.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { newTimedId } from '../../shared/secrets.ts'
import { createEventRepository, wants } from './event.repository.ts'

const lifetimeMs = eventDays * 24 * 60 * 60 * 1000

/** Writes down what happened in a workspace. */
export interface EventRecorder {
  /** Never rejects, and need not be waited for: whoever did the thing does not fail with its record. Its id; '' for none. */
  record(region: Region, workspaceId: string, type: EventType, payload: EventPayload): Promise<string>
  /** Takes an event back. */
  forget(region: Region, _id: string): Promise<void>
}

/** Records events; those a workspace wants delivered wait for the next round of deliveries. */
export function createEventRecorder(deps: Pick<Deps, 'stores' | 'now' | 'log'>): EventRecorder {
  const { events, recipientOf } = createEventRepository(deps.stores)

  async function write(
    region: Region,
    workspaceId: string,
    type: EventType,
    payload: EventPayload,
  ): Promise<string> {
    const isWanted = wants((await recipientOf(region, { type, payload, workspaceId })).doc, type)
    const { insertedId } = await events(region).insertOne({
      _id: newTimedId(deps.now()),
      workspaceId,
      type,
      payload,
      createdAt: unixNow(deps),
      state: isWanted ? 'pending' : 'unsubscribed',
      attempts: 0,
      answer: '',
      attemptedAt: null,
      nextAttemptAt: isWanted ? deps.now() : 0,
      expiresAt: deps.now() + lifetimeMs,
    })
    return insertedId
  }

  return {
    record(region, workspaceId, type, payload) {
      return write(region, workspaceId, type, payload).catch((error: unknown) => {
        deps.log.warn({ err: error, region, workspace: workspaceId, type }, 'event.not_recorded')
        return ''
      })
    },

    async forget(region, _id) {
      await events(region).deleteOne({ _id })
    },
  }
}
