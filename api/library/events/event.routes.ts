import {
  createEventSecret,
  getEvent,
  getEventSettings,
  listEvents,
  saveEventSettings,
  sendEvent,
} from '#mocks/contracts/library/event.contract.ts'
import {
  insecureEndpointMessage,
  maskedEndpoint,
  privateEndpointMessage,
} from '#mocks/contracts/library/event.schema.ts'
import { noEndpoint } from '#mocks/contracts/library/library.refusals.ts'
import { decideIn } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { HttpError, invalid, notFound, refused } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { newId } from '../../shared/secrets.ts'
import { insertIfAbsent } from '../../store/insert-if-absent.ts'
import { latestFirst, listPage, presentPage } from '../../store/list.ts'
import { saveFields } from '../../store/save-fields.ts'
import { presentEvent, presentSettings } from './event.presenter.ts'
import { createEventRepository, type EventDoc, type EventSettingsDoc } from './event.repository.ts'
import { createEventDelivery } from './event-delivery.ts'
import { createEventEndpoint } from './event-endpoint.ts'
import { signingSecret } from './sign-event.ts'

/** A workspace's events: what happened, where it is delivered, and delivering it again. */
export function eventRoutes(deps: Deps): Operation[] {
  const { events, settings, settingsOf } = createEventRepository(deps.stores)
  const delivery = createEventDelivery(deps)

  /** The settings a workspace starts with; written as soon as somebody decides something. */
  function fresh(workspaceId: string): EventSettingsDoc {
    return {
      _id: workspaceId,
      endpoint: '',
      subscribedEvents: [],
      endpointId: `whep_${newId()}`,
      secretId: newId(),
      isGone: false,
      mailedAt: 0,
      rev: 0,
      fieldRevs: {},
    }
  }

  async function assertPublic(endpoint: string): Promise<void> {
    const problem = await createEventEndpoint(deps.config).check(endpoint)
    if (problem === 'insecure') throw invalid({ endpoint: insecureEndpointMessage })
    if (problem === 'private') throw invalid({ endpoint: privateEndpointMessage })
  }

  async function ensureSettings(region: Region, workspaceId: string): Promise<void> {
    await insertIfAbsent(settings(region), fresh(workspaceId))
  }

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
      const { endpoint = '' } = (await settingsOf(region, event.workspaceId)) ?? {}
      if (endpoint === '') throw refused(noEndpoint)
      const sent = await delivery.sendNow(region, event)
      if (!sent) throw new HttpError(409, { message: 'This event is just being delivered.' })
      return ok(presentEvent(sent))
    }),

    implement(getEventSettings, async ({ params, principal, authorise }) => {
      const { region, workspaceId } = params
      authorise({ workspaceId })
      const found = await settingsOf(region, workspaceId)
      const shown = presentSettings(found ?? { ...fresh(workspaceId), endpointId: '' })
      const mayChange = decideIn(principal, workspaceId, region, saveEventSettings.needs.right) === 'allow'
      return ok(mayChange ? shown : { ...shown, endpoint: maskedEndpoint(shown.endpoint) })
    }),

    implement(saveEventSettings, async ({ params, body, authorise }) => {
      const { region, workspaceId } = params
      const { rev, ...fields } = body
      authorise({ workspaceId })
      if (fields.endpoint) await assertPublic(fields.endpoint)
      await ensureSettings(region, workspaceId)
      const saved = await saveFields<EventSettingsDoc>({
        store: settings(region),
        id: workspaceId,
        fields: {
          ...fields,
          // Each once, and in one order, so that the same choice is no change.
          ...(fields.subscribedEvents && { subscribedEvents: [...new Set(fields.subscribedEvents)].sort() }),
          // Whoever saves an endpoint means it to be used.
          ...(fields.endpoint !== undefined && { isGone: false }),
        },
        rev,
        present: (current) => ({ ...presentSettings(current) }),
      })
      return ok(presentSettings(saved))
    }),

    implement(createEventSecret, async ({ params, principal, authorise, log }) => {
      const { region, workspaceId } = params
      authorise({ workspaceId })
      await ensureSettings(region, workspaceId)
      const secretId = newId()
      await settings(region).updateOne({ _id: workspaceId }, { $set: { secretId } })
      log.info({ workspace: workspaceId, by: principal.kind }, 'event.secret_replaced')
      return ok({ secret: signingSecret(deps.config.secret, workspaceId, secretId) })
    }),
  ]
}
