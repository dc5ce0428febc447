import { refuseCanned, refuseMacros, refuseViews } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { refuseOrganisation } from '#mocks/contracts/inbox/organisation-settings.ts'
import { getInboxSettings, saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { newInboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { saveFields } from '../store/save-fields.ts'
import { createInboxRepository, type InboxSettingsDoc } from './inbox.repository.ts'
import { presentInboxSettings, readInboxSettings } from './inbox-settings.ts'

/** What a workspace's inbox is set to. */
export function settingsRoutes({ stores }: Deps): Operation[] {
  const { settings } = createInboxRepository(stores)
  return [
    implement(getInboxSettings, async ({ params: { region }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return ok(await readInboxSettings(stores, region, workspaceId))
    }),

    implement(saveInboxSettings, async ({ params: { region }, body, principal, authorise }) => {
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      refuse(refuseOrganisation(principal, { workspaceId, region }, sent))
      refuse(refuseCanned(await readInboxSettings(stores, region, workspaceId), sent))
      refuse(refuseMacros(sent))
      refuse(refuseViews(sent))
      await insertIfAbsent(settings(region), { _id: workspaceId, ...newInboxSettings, fieldRevs: {} })
      const fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
      return ok(
        presentInboxSettings(
          await saveFields<InboxSettingsDoc>({
            store: settings(region),
            id: workspaceId,
            fields,
            rev,
            present: presentInboxSettings,
          }),
        ),
      )
    }),
  ]
}
