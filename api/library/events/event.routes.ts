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
import { noEndpoint } from '#mocks/contracts/library/library.refusals.ts'
import { decideIn } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../../agents/load-agent.ts'
import type { Deps } from '../../deps.ts'
import { HttpError, notFound, refused } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { latestFirst, listPage, presentPage } from '../../store/list.ts'
import { presentEvent } from './event.presenter.ts'
import { createEventRepository, type EventDoc } from './event.repository.ts'
import { createEventDelivery } from './event-delivery.ts'
import { createWebhookSettings } from './webhook-settings.ts'

/** A workspace's events: what happened, where it is delivered, and delivering it again. */
export function eventRoutes(deps: Deps): Operation[] {
  const { events, settings, webhooks, recipientOf } = createEventRepository(deps.stores)
  const loadAgent = createLoadAgent(deps.stores)
  const webhook = createWebhookSettings(deps)
  const delivery = createEventDelivery(deps)

  async function load({ region, eventId }: { region: Region; eventId: string }): Promise<EventDoc> {
    const event = await events(region).findOne({ _id: eventId })
    if (!event) throw notFound()
    return event
  }

  return [
    implement(listEvents, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, type, state } = query
      authorise({ workspaceId })
      const page = await listPage(events(region), {
        filter: { workspaceId, ...(type && { type }), ...(state && { state }) },
        order: latestFirst('createdAt'),
        since: query.since,
        query,
      })
      return ok(presentPage(page, presentEvent))
    }),

    implement(getEvent, async ({ params, authorise }) => {
      const event = await load(params)
      authorise(event)
      return ok(presentEvent(event))
    }),

    implement(sendEvent, async ({ params, authorise }) => {
      const { region } = params
      const event = await load(params)
      authorise(event)
      const { doc } = await recipientOf(region, event)
      if (!doc?.endpoint) throw refused(noEndpoint)
      const sent = await delivery.sendNow(region, event)
      if (!sent) throw new HttpError(409, { message: 'This event is just being delivered.' })
      return ok(presentEvent(sent))
    }),

    implement(getEventSettings, async ({ params, principal, authorise }) => {
      const { region, workspaceId } = params
      authorise({ workspaceId })
      const mayChange = decideIn(principal, workspaceId, region, saveEventSettings.needs.right) === 'allow'
      return ok(await webhook.show(settings(region), workspaceId, mayChange))
    }),

    implement(saveEventSettings, async ({ params, body, authorise }) => {
      const { region, workspaceId } = params
      authorise({ workspaceId })
      return ok(await webhook.save(settings(region), workspaceId, body))
    }),

    implement(createEventSecret, async ({ params, principal, authorise, log }) => {
      const { region, workspaceId } = params
      authorise({ workspaceId })
      const secret = await webhook.makeSecret(settings(region), workspaceId, workspaceId)
      log.info({ workspace: workspaceId, by: principal.kind }, 'event.secret_replaced')
      return ok({ secret })
    }),

    implement(getAgentWebhook, async ({ params, principal, authorise }) => {
      const { ownerID } = await loadAgent(params, authorise)
      const { region, agentId } = params
      const mayChange = decideIn(principal, ownerID, region, saveAgentWebhook.needs.right) === 'allow'
      return ok(await webhook.show(webhooks(region), agentId, mayChange))
    }),

    implement(saveAgentWebhook, async ({ params, body, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await webhook.save(webhooks(params.region), params.agentId, body))
    }),

    implement(createAgentWebhookSecret, async ({ params, principal, authorise, log }) => {
      const { ownerID } = await loadAgent(params, authorise)
      const secret = await webhook.makeSecret(webhooks(params.region), params.agentId, ownerID)
      log.info({ agent: params.agentId, by: principal.kind }, 'event.secret_replaced')
      return ok({ secret })
    }),
  ]
}
