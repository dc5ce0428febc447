import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { listCredentials } from '#mocks/contracts/library/credential.contract.ts'
import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from '#mocks/contracts/library/function.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { libraryQueries } from '../shared/library-queries.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'

/** A workspace's functions; the credentials say which of them use them, so they are read again too. */
export const {
  listQuery: functionsQuery,
  itemQuery: functionQuery,
  useChanges: useFunctionChanges,
} = libraryQueries({
  listId: listFunctions.id,
  getId: getFunction.id,
  alsoChanges: [listCredentials.id],
  list: ({ region, workspaceId }, page, signal) =>
    call(listFunctions, { params: { region }, query: { workspaceId, ...page }, signal }),
  get: ({ region, workspaceId }, itemId, signal) =>
    call(getFunction, { params: { region, itemId }, query: { workspaceId }, signal }),
  save: ({ region, workspaceId }, itemId, fields: Omit<BodyOf<typeof saveFunction>, 'workspaceId'>) =>
    call(saveFunction, { params: { region, itemId }, body: { workspaceId, ...fields } }),
  remove: ({ region, workspaceId }, itemId) =>
    call(removeFunction, { params: { region, itemId }, query: { workspaceId } }),
})

/** Every credential a function can send: a workspace keeps no more than fit on a page. */
export function credentialChoicesQuery({ region, workspaceId }: LibraryOwner) {
  return queryOptions({
    queryKey: [listCredentials.id, region, workspaceId, 'choices'],
    queryFn: ({ signal }) =>
      call(listCredentials, { params: { region }, query: { workspaceId, limit: '100' }, signal }),
  })
}

/** Makes a function's call once, as it stands in the form. */
export function useFunctionCheck({ region, workspaceId }: LibraryOwner) {
  return useMutation({
    mutationFn: (body: Omit<BodyOf<typeof checkFunction>, 'workspaceId'>) =>
      call(checkFunction, { params: { region }, body: { workspaceId, ...body } }),
  })
}
