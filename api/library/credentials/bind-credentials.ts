import { addressParts } from '#mocks/contracts/library/placeholders.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../../store/every-document.ts'
import type { DocStore, Stores } from '../../store/store.ts'
import type { FunctionDoc } from '../functions/function.repository.ts'
import type { CredentialDoc } from './credential.repository.ts'

/**
 * Binds credentials of earlier versions to the hosts of the functions that send them today. One that no function sends
 * is bound to none: its owner names a host before it is sent anywhere.
 */
export async function bindCredentials(stores: Stores, region: Region): Promise<void> {
  const credentials: DocStore<CredentialDoc> = stores[region].collection('credentials')
  const functions: DocStore<FunctionDoc> = stores[region].collection('functions')
  for await (const { _id, ID, workspaceId, hosts } of everyDocument(credentials)) {
    if (hosts !== undefined) continue
    const users = (await functions.find({ workspaceId }).toArray()).filter(
      ({ credentialId }) => credentialId === ID,
    )
    const bound = [...new Set(users.flatMap(({ url }) => hostOf(url)))]
    await credentials.updateOne({ _id, hosts: { $exists: false } }, { $set: { hosts: bound } })
  }
}

function hostOf(url: string): string[] {
  const { host } = addressParts(url)
  return URL.canParse(host) ? [new URL(host).hostname] : []
}
