import { queryOptions } from '@tanstack/react-query'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { call } from '../client.ts'

/** Who is signed in; the same answer from either region. */
export function sessionQuery(region: Region) {
  return queryOptions({
    queryKey: [getSession.id],
    queryFn: ({ signal }) => call(getSession, { params: { region }, signal }),
    staleTime: 60_000,
  })
}
