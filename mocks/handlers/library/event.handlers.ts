import {
  createEventSecret,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import {
  type EventSettings,
  type EventSettingsFields,
  insecureEndpointMessage,
  privateEndpointMessage,
} from '#mocks/contracts/library/event.schema.ts'
import { buildEventSettings, fixtureEventSecret } from '#mocks/fixtures/library/event.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockConflict, mockError, mockOk } from '../shared/mock-reply.ts'
import { pageItems } from '../shared/page-items.ts'
import { lookRefusal, refusal } from './workspace-access.ts'

const fresh: EventSettings = buildEventSettings({
  endpoint: '',
  subscribedEvents: [],
  endpointId: '',
  rev: 0,
})

/** A workspace's events; every endpoint takes what it is sent. */
export function eventHandlers(db: MockDb) {
  const { utilities } = db
  const settingsOf = (workspaceId: string) => utilities.eventSettings.get(workspaceId) ?? fresh

  function find(eventId: string) {
    for (const [workspaceId, events] of utilities.events) {
      const event = events.find(({ ID }) => ID === eventId)
      if (event) return { workspaceId, event }
    }
    return undefined
  }

  return [
    mockHandler(listEvents, ({ params: { region }, query }) => {
      const { workspaceId, type, state, since = '0' } = query
      const found = (utilities.events.get(workspaceId) ?? []).filter(
        (event) =>
          (type === undefined || event.type === type) &&
          (state === undefined || event.state === state) &&
          event.createdAt >= Number(since),
      )
      return lookRefusal(db, region, workspaceId) ?? mockOk(pageItems(found, query))
    }),
    mockHandler(sendEvent, ({ params: { region, eventId } }) => {
      const found = find(eventId)
      const no = refusal(db, region, found?.workspaceId, 'members')
      if (no || !found) return no ?? mockError(404)
      if (settingsOf(found.workspaceId).endpoint === '') {
        const message = 'There is no endpoint to send it to. Set one in the settings first.'
        return mockError(409, { code: 'no_endpoint', message })
      }
      Object.assign(found.event, {
        state: 'sent',
        attempts: found.event.attempts + 1,
        answer: 'Answered with 200.',
        attemptedAt: Math.floor(db.now() / 1000),
        nextAttemptAt: null,
      })
      return mockOk(found.event)
    }),
    mockHandler(getEventSettings, ({ params: { region, workspaceId } }) => {
      return lookRefusal(db, region, workspaceId) ?? mockOk(settingsOf(workspaceId))
    }),
    mockHandler(saveEventSettings, ({ params: { region, workspaceId }, body: { rev, ...sent } }) => {
      const no = refusal(db, region, workspaceId, 'members')
      if (no) return no
      const problem = problemOf(sent.endpoint ?? '')
      if (problem) return mockError(422, { fields: { endpoint: problem } })
      const kept = settingsOf(workspaceId)
      const fields = {
        ...sent,
        ...(sent.subscribedEvents && { subscribedEvents: [...new Set(sent.subscribedEvents)].sort() }),
      }
      const changed = (Object.keys(fields) as (keyof EventSettingsFields)[]).filter(
        (name) => JSON.stringify(fields[name]) !== JSON.stringify(kept[name]),
      )
      if (rev !== undefined && rev !== kept.rev && changed.length > 0) return mockConflict(changed, kept)
      const saved = {
        ...kept,
        ...fields,
        endpointId: kept.endpointId || db.nextId('whep_'),
        isGone: sent.endpoint === undefined && kept.isGone,
        rev: changed.length > 0 ? kept.rev + 1 : kept.rev,
      }
      utilities.eventSettings.set(workspaceId, saved)
      return mockOk(saved)
    }),
    mockHandler(createEventSecret, ({ params: { region, workspaceId } }) => {
      return refusal(db, region, workspaceId, 'members') ?? mockOk({ secret: fixtureEventSecret })
    }),
  ]
}

/** The server looks names up; the mocks know the two kinds every reader of the tests knows. */
function problemOf(endpoint: string): string | undefined {
  if (endpoint === '') return undefined
  const { protocol, hostname } = new URL(endpoint)
  if (protocol !== 'https:') return insecureEndpointMessage
  return /^(localhost|127\.|10\.|192\.168\.|169\.254\.)/.test(hostname) ? privateEndpointMessage : undefined
}

/** Each declared error of each endpoint, by the name of its code. */
export const eventScenarios = {
  list: errorScenarios(listEvents),
  send: errorScenarios(sendEvent),
  settings: errorScenarios(getEventSettings),
  saveSettings: errorScenarios(saveEventSettings),
  secret: errorScenarios(createEventSecret),
}
