import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** A workspace whose agency it is. */
export interface AgencyOwner {
  region: Region
  workspaceId: string
}

/** The agency of a workspace. */
export function agencyQuery({ region, workspaceId }: AgencyOwner) {
  return queryOptions({
    queryKey: [getAgency.id, region, workspaceId],
    queryFn: ({ signal }) => call(getAgency, { params: { region, agencyId: workspaceId }, signal }),
  })
}
