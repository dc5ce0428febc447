import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { getPresence } from '#mocks/contracts/live/live.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** Whether visitors reach who is signed in, and which colleagues they reach. */
export function presenceQuery(region: Region, uid: string) {
  return queryOptions({
    queryKey: [getPresence.id, region, uid],
    queryFn: ({ signal }) => call(getPresence, { params: { region, uid }, signal }),
  })
}

/** What stands under a member who can be given a chat: 'Online', or nothing. */
export function useOnline(region: Region, uid: string): (email: string) => 'Online' | undefined {
  const { data } = useQuery({ ...presenceQuery(region, uid), enabled: useMay(getPresence) })
  return (email) => (data?.colleagues.includes(email) ? 'Online' : undefined)
}
