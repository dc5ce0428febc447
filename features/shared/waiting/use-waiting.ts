import { queryOptions, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { call } from '../client.ts'
import { WorkspaceContext } from '../session/workspace-context.ts'

/** Which visitors wait for who is signed in. */
export function waitingQuery(region: Region, workspaceId: string) {
  return queryOptions({
    queryKey: [getWaiting.id, region, workspaceId],
    queryFn: ({ signal }) => call(getWaiting, { params: { region }, query: { workspaceId }, signal }),
  })
}

/** How many they are, of one agent or of all, as far as somebody watches for them; this only reads what is known. */
export function useWaiting(agentId?: string): number {
  const at = useContext(WorkspaceContext)
  const known = waitingQuery(at?.region ?? 'eu', at?.workspace.uid ?? '')
  const { data } = useQuery({ ...known, enabled: false })
  return (agentId === undefined ? data?.count : data?.agents[agentId]) ?? 0
}
