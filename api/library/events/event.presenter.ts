import type { EventSettings, WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import type { EventDoc, EventSettingsDoc } from './event.repository.ts'

/** An event for its workspace. */
export function presentEvent({
  _id,
  workspaceId,
  expiresAt,
  nextAttemptAt,
  tellAt: _tellAt,
  tellTries: _tellTries,
  toldTo: _toldTo,
  ...event
}: EventDoc): WorkspaceEvent {
  return {
    ID: _id,
    ...event,
    nextAttemptAt: event.state === 'pending' ? Math.floor(nextAttemptAt / 1000) : null,
  }
}

/** The settings for their workspace: what names the signing secret stays behind. */
export function presentSettings({
  endpoint,
  subscribedEvents,
  endpointId,
  isGone,
  rev,
}: Omit<EventSettingsDoc, '_id'>): EventSettings {
  return { endpoint, subscribedEvents, endpointId, isGone, rev }
}
