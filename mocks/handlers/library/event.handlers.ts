import {
  createAgentWebhookSecret,
  getAgentWebhook,
  saveAgentWebhook,
} from '#mocks/contracts/library/agent-webhook.contract.ts'
import {
  createEventSecret,
  getEvent,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import {
  type EventSettings,
  type EventSettingsFields,
  insecureEndpointMessage,
  maskedEndpoint,
  privateEndpointMessage,
} from '#mocks/contracts/library/event.schema.ts'
import { noEndpoint } from '#mocks/contracts/library/library.refusals.ts'
import { decideIn } from '#mocks/contracts/shared/needs.ts'
import { buildEventSettings, fixtureEventSecret } from '#mocks/fixtures/library/event.fixtures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, mockOk, notFound, pageItems } from '../shared/mock-reply.ts'

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

  /** Changes the webhook of a workspace or an agent. */
  function save(
    webhooks: Map<string, EventSettings>,
    id: string,
    { rev, ...sent }: Partial<EventSettingsFields> & { rev?: number | undefined },
  ) {
    const problem = problemOf(sent.endpoint ?? '')
    if (problem) throw invalid({ endpoint: problem })
    const kept = { ...(webhooks.get(id) ?? fresh) }
    kept.endpointId ||= db.nextId('whep_')
    const { endpoint, subscribedEvents: events } = sent
    const fields = {
      ...sent,
      ...(events && { subscribedEvents: [...new Set(events)].sort() }),
      ...(endpoint !== undefined && { isGone: false }),
    }
    const saved = saveDocument(kept, { fields, rev })
    webhooks.set(id, kept)
    return saved
  }

  return [
    mockHandler(db, listEvents, ({ query, authorise }) => {
      const { workspaceId, type, state, since = '0' } = query
      authorise({ workspaceId })
      const found = (utilities.events.get(workspaceId) ?? []).filter(
        (event) =>
          (type === undefined || event.type === type) &&
          (state === undefined || event.state === state) &&
          event.createdAt >= Number(since),
      )
      return mockOk(pageItems(found, query))
    }),
    mockHandler(db, getEvent, ({ params: { eventId }, authorise }) => {
      const found = find(eventId)
      if (!found) throw notFound()
      authorise(found)
      return mockOk(found.event)
    }),
    mockHandler(db, sendEvent, ({ params: { eventId }, authorise }) => {
      const found = find(eventId)
      if (!found) throw notFound()
      authorise(found)
      if (settingsOf(found.workspaceId).endpoint === '') throw new MockRefusal(noEndpoint)
      Object.assign(found.event, {
        state: 'sent',
        attempts: found.event.attempts + 1,
        answer: 'Answered with 200.',
        attemptedAt: unixNow(db),
        nextAttemptAt: null,
      })
      return mockOk(found.event)
    }),
    mockHandler(db, getEventSettings, ({ params: { region, workspaceId }, caller, authorise }) => {
      authorise({ workspaceId })
      const shown = withoutRevs(settingsOf(workspaceId))
      const mayChange = decideIn(caller, workspaceId, region, saveEventSettings.needs.right) === 'allow'
      return mockOk(mayChange ? shown : { ...shown, endpoint: maskedEndpoint(shown.endpoint) })
    }),
    mockHandler(db, saveEventSettings, ({ params: { workspaceId }, body, authorise }) => {
      authorise({ workspaceId })
      return mockOk(save(utilities.eventSettings, workspaceId, body))
    }),
    mockHandler(db, createEventSecret, ({ params: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk({ secret: fixtureEventSecret })
    }),
    mockHandler(db, getAgentWebhook, ({ params: { region, agentId }, caller, authorise }) => {
      const { ownerID } = loadMockAgent(db, agentId, authorise)
      const shown = withoutRevs(utilities.agentWebhooks.get(agentId) ?? fresh)
      const mayChange = decideIn(caller, ownerID, region, saveAgentWebhook.needs.right) === 'allow'
      return mockOk(mayChange ? shown : { ...shown, endpoint: maskedEndpoint(shown.endpoint) })
    }),
    mockHandler(db, saveAgentWebhook, ({ params: { agentId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk(save(utilities.agentWebhooks, agentId, body))
    }),
    mockHandler(db, createAgentWebhookSecret, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk({ secret: fixtureEventSecret })
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
export const eventScenarios = scenariosOf({
  list: listEvents,
  get: getEvent,
  send: sendEvent,
  settings: getEventSettings,
  saveSettings: saveEventSettings,
  secret: createEventSecret,
  agentWebhook: getAgentWebhook,
  saveAgentWebhook,
  agentWebhookSecret: createAgentWebhookSecret,
})
