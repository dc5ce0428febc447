import { getInboxSettings, saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { type InboxSettings, newInboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { saveFields } from '../store/save-fields.ts'
import { createInboxRepository, type InboxSettingsDoc } from './inbox.repository.ts'

/** What a workspace's inbox is set to. */
export function settingsRoutes({ stores }: Deps): Operation[] {
  const { settings } = createInboxRepository(stores)
  return [
    implement(getInboxSettings, async ({ params: { region }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      const doc = await settings(region).findOne({ _id: workspaceId })
      return ok(doc ? present(doc) : newInboxSettings)
    }),

    implement(saveInboxSettings, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      await insertIfAbsent(settings(region), { _id: workspaceId, ...newInboxSettings, fieldRevs: {} })
      const fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
      return ok(
        present(
          await saveFields<InboxSettingsDoc>({
            store: settings(region),
            id: workspaceId,
            fields,
            rev,
            present,
          }),
        ),
      )
    }),
  ]
}

function present({ _id, fieldRevs, ...settings }: InboxSettingsDoc): InboxSettings {
  return settings
}
