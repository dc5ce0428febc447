import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import {
  getPlatformKey,
  type PlatformConnection,
  removePlatformKey,
  savePlatformKey,
} from '#mocks/contracts/agents/platform-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** How an agent of the compatible platform is connected to it. */
export function platformKeyQuery(region: Region, agentId: string) {
  return queryOptions({
    queryKey: [getPlatformKey.id, region, agentId],
    queryFn: ({ signal }): Promise<PlatformConnection> =>
      call(getPlatformKey, { params: { region, agentId }, signal }),
  })
}

/** Connects an agent and disconnects it. */
export function usePlatformKeyChanges(region: Region, agentId: string) {
  const queries = useQueryClient()
  const params = { region, agentId }
  const know = ({ connected, lastFour, changedAt }: PlatformConnection) =>
    queries.setQueryData(platformKeyQuery(region, agentId).queryKey, { connected, lastFour, changedAt })
  return {
    save: useMutation({
      mutationFn: (key: string) => call(savePlatformKey, { params, body: { key } }),
      gcTime: 0,
      onSuccess: know,
    }),
    remove: useMutation({ mutationFn: () => call(removePlatformKey, { params }), onSuccess: know }),
  }
}
