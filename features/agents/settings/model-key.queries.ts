import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { listCredentials } from '#mocks/contracts/library/credential.contract.ts'
import { getModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Which key the workspace's agents ask the language model with. */
export function modelKeyQuery(region: Region, workspaceId: string) {
  return queryOptions({
    queryKey: [getModelKey.id, region, workspaceId],
    queryFn: ({ signal }) => call(getModelKey, { params: { region, workspaceId }, signal }),
  })
}

/** The workspace's credentials, of which one may be it. */
export function keyCandidatesQuery(region: Region, workspaceId: string) {
  return queryOptions({
    queryKey: [listCredentials.id, region, workspaceId, 'model-key'],
    queryFn: ({ signal }) =>
      call(listCredentials, { params: { region }, query: { workspaceId, limit: '100' }, signal }),
  })
}

/** Chooses another one; null for the server's own. */
export function useChooseModelKey(region: Region, workspaceId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (credentialId: string | null) =>
      call(saveModelKey, { params: { region, workspaceId }, body: { credentialId } }),
    onSuccess: (saved) => queries.setQueryData(modelKeyQuery(region, workspaceId).queryKey, saved),
  })
}
