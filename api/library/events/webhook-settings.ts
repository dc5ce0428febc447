import {
  type EventSettings,
  type EventSettingsFields,
  insecureEndpointMessage,
  maskedEndpoint,
  privateEndpointMessage,
} from '#mocks/contracts/library/event.schema.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../http/http-error.ts'
import { newId } from '../../shared/secrets.ts'
import { insertIfAbsent } from '../../store/insert-if-absent.ts'
import { saveFields } from '../../store/save-fields.ts'
import type { DocStore } from '../../store/store.ts'
import { presentSettings } from './event.presenter.ts'
import type { EventSettingsDoc } from './event.repository.ts'
import { createEventEndpoint } from './event-endpoint.ts'
import { signingSecret } from './sign-event.ts'

/** The settings a webhook starts with; written as soon as somebody decides something. */
function fresh(id: string): EventSettingsDoc {
  return {
    _id: id,
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

/** Reads and changes where events go: those of a workspace, or those of one agent. */
export function createWebhookSettings(deps: Pick<Deps, 'config'>) {
  async function assertPublic(endpoint: string): Promise<void> {
    const problem = await createEventEndpoint(deps.config).check(endpoint)
    if (problem === 'insecure') throw invalid({ endpoint: insecureEndpointMessage })
    if (problem === 'private') throw invalid({ endpoint: privateEndpointMessage })
  }

  return {
    /** As they are shown: whoever may not change them sees where they lead, and not the address itself. */
    async show(store: DocStore<EventSettingsDoc>, id: string, mayChange: boolean): Promise<EventSettings> {
      const found = await store.findOne({ _id: id })
      const shown = presentSettings(found ?? { ...fresh(id), endpointId: '' })
      return mayChange ? shown : { ...shown, endpoint: maskedEndpoint(shown.endpoint) }
    },

    async save(
      store: DocStore<EventSettingsDoc>,
      id: string,
      { rev, ...fields }: Partial<EventSettingsFields> & { rev?: number | undefined },
    ): Promise<EventSettings> {
      if (fields.endpoint) await assertPublic(fields.endpoint)
      await insertIfAbsent(store, fresh(id))
      const saved = await saveFields<EventSettingsDoc>({
        store,
        id,
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
      return presentSettings(saved)
    },

    /** Makes another signing secret: the previous one no longer signs. */
    async makeSecret(store: DocStore<EventSettingsDoc>, id: string, workspaceId: string): Promise<string> {
      await insertIfAbsent(store, fresh(id))
      const secretId = newId()
      await store.updateOne({ _id: id }, { $set: { secretId } })
      return signingSecret(deps.config.secret, workspaceId, secretId)
    },
  }
}
