import { newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { getLeadSettings, saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { saveFields } from '../store/save-fields.ts'
import { createLeadRepository, presentLeadSettings } from './lead.repository.ts'

/** How an agent's leads are kept. */
export function leadSettingsRoutes({ stores }: Deps): Operation[] {
  const loadAgent = createLoadAgent(stores)
  const { settings, settingsOf } = createLeadRepository(stores)

  return [
    implement(getLeadSettings, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await settingsOf(params.region, params.agentId))
    }),

    implement(saveLeadSettings, async ({ params, body: { rev, ...fields }, authorise }) => {
      await loadAgent(params, authorise)
      const store = settings(params.region)
      await insertIfAbsent(store, { _id: params.agentId, ...newLeadSettings, fieldRevs: {} })
      const present = presentLeadSettings
      return ok(present(await saveFields({ store, id: params.agentId, fields, rev, present })))
    }),
  ]
}
