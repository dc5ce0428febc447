import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Which visitors wait for who is signed in. */
export function waitingQuery(region: Region, workspaceId: string) {
  return queryOptions({
    queryKey: [getWaiting.id, region, workspaceId],
    queryFn: ({ signal }) => call(getWaiting, { params: { region }, query: { workspaceId }, signal }),
  })
}
