import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getModelTrouble } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** How often a trouble is looked at again, in milliseconds: an answer may have ended it. */
const lookAgainMs = 15_000

/** What keeps the language model from answering for an agent. */
export function modelTroubleQuery(region: Region, agentId: string) {
  return queryOptions({
    queryKey: [getModelTrouble.id, region, agentId],
    queryFn: ({ signal }) => call(getModelTrouble, { params: { region, agentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.trouble ? lookAgainMs : false),
  })
}
