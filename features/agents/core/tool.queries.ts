import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { listFunctions } from '#mocks/contracts/library/function.contract.ts'
import { functionsLimit } from '#mocks/contracts/library/function-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Every function of a workspace, by name: it keeps no more than fit on a page. */
export function toolChoicesQuery(region: Region, workspaceId: string) {
  return queryOptions({
    // Begins as the library's lists do, so that what is changed there is read again here.
    queryKey: [listFunctions.id, region, workspaceId, 'choices'],
    queryFn: ({ signal }) =>
      call(listFunctions, {
        params: { region },
        query: { workspaceId, limit: String(functionsLimit), sort: 'name' },
        signal,
      }),
  })
}
