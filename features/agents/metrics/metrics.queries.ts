import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What an agent's answers cost and how they went; while another range is read, the last one stays. */
export function usageQuery(
  { region, agentId }: { region: Region; agentId: string },
  range: { from: string; to: string } | null,
) {
  return queryOptions({
    queryKey: [getUsage.id, region, agentId, range],
    queryFn: ({ signal }) =>
      call(getUsage, { params: { region, agentId }, query: range ?? { from: '', to: '' }, signal }),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })
}
