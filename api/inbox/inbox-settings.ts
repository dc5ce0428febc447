import { type InboxSettings, newInboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'
import { createInboxRepository, type InboxSettingsDoc } from './inbox.repository.ts'

/** Settings as they leave; what a document does not say yet is as at first. */
export function presentInboxSettings({ _id, fieldRevs, ...settings }: InboxSettingsDoc): InboxSettings {
  return { ...newInboxSettings, ...settings }
}

/** What the inbox of a workspace is set to; as at first where nobody changed it. */
export async function readInboxSettings(
  stores: Stores,
  region: Region,
  workspaceId: string,
): Promise<InboxSettings> {
  const doc = await createInboxRepository(stores).settings(region).findOne({ _id: workspaceId })
  return doc ? presentInboxSettings(doc) : newInboxSettings
}
