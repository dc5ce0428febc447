import { call } from '#features/shared/client.ts'
import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { libraryQueries } from '../shared/library-queries.ts'

/** A workspace's credentials, without their secrets. */
export const {
  listQuery: credentialsQuery,
  itemQuery: credentialQuery,
  useChanges: useCredentialChanges,
} = libraryQueries({
  listId: listCredentials.id,
  getId: getCredential.id,
  list: ({ region, workspaceId }, page, signal) =>
    call(listCredentials, { params: { region }, query: { workspaceId, ...page }, signal }),
  get: ({ region, workspaceId }, itemId, signal) =>
    call(getCredential, { params: { region, itemId }, query: { workspaceId }, signal }),
  save: ({ region, workspaceId }, itemId, fields: Omit<BodyOf<typeof saveCredential>, 'workspaceId'>) =>
    call(saveCredential, { params: { region, itemId }, body: { workspaceId, ...fields } }),
  remove: ({ region, workspaceId }, itemId) =>
    call(removeCredential, { params: { region, itemId }, query: { workspaceId } }),
})
