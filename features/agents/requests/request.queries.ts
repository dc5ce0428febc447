import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor } from '#features/shared/lists/by-cursor.ts'
import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import type { RequestState } from '#mocks/contracts/requests/request.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Requests fetched at a time. */
const pageSize = '10'

/** What visitors asked of an agent's team, page by page. */
export function requestsQuery(region: Region, agentId: string) {
  return infiniteQueryOptions({
    queryKey: [listRequests.id, region, agentId],
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, {
        params: { region, agentId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    ...byCursor,
  })
}

/** Marks a request as done or open; the list is read again. */
export function useSaveRequest(region: Region, agentId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ requestId, state }: { requestId: string; state: RequestState }) =>
      call(saveRequest, { params: { region, agentId, requestId }, body: { state } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listRequests.id, region, agentId] }),
  })
}
