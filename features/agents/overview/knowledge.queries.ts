import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor } from '#features/shared/lists/by-cursor.ts'
import { listKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Documents fetched at a time. */
const pageSize = '10'

/** What an agent knows, page by page. */
export function knowledgeQuery(region: Region, agentId: string) {
  return infiniteQueryOptions({
    queryKey: [listKnowledge.id, region, agentId],
    queryFn: ({ pageParam, signal }) =>
      call(listKnowledge, {
        params: { region, agentId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    ...byCursor,
  })
}
