import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getHome } from '#mocks/contracts/analytics/home.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** How often it is looked again, in milliseconds. */
const lookAgainMs = 30_000

/** How an agent does. @param since Unix seconds of the last visit; undefined on the first */
export function homeQuery(
  { region, agentId }: { region: Region; agentId: string },
  since: number | undefined,
) {
  return queryOptions({
    queryKey: [getHome.id, region, agentId, since],
    queryFn: ({ signal }) =>
      call(getHome, { params: { region, agentId }, query: { since: since?.toString() }, signal }),
    refetchInterval: lookAgainMs,
  })
}
