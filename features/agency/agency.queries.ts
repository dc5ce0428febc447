import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AgencyOwner, agencyQuery } from '#features/shared/agency/agency.query.ts'
import { call } from '#features/shared/client.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createAgencySecret, getAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'

const paramsOf = ({ region, workspaceId }: AgencyOwner) => ({ region, agencyId: workspaceId })

/** Changes fields of an agency. */
export function useSaveAgency(owner: AgencyOwner) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveAgency>) => call(saveAgency, { params: paramsOf(owner), body }),
    onSuccess: (saved) => queries.setQueryData(agencyQuery(owner).queryKey, saved),
  })
}

/** Starts the trial of a workspace, which is read again. */
export function useStartTrial({ region, workspaceId }: AgencyOwner) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(createWhitelabelTrial, { params: { region }, body: { workspaceId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [getWorkspace.id, region, workspaceId] }),
  })
}

/** What is known of an agency's secret. */
export function agencySecretQuery(owner: AgencyOwner) {
  return queryOptions({
    queryKey: [getAgencySecret.id, owner.region, owner.workspaceId],
    queryFn: ({ signal }) => call(getAgencySecret, { params: paramsOf(owner), signal }),
  })
}

/** Makes another secret; the secret itself stays out of the query cache, so that it is gone with the screen. */
export function useNewSecret(owner: AgencyOwner) {
  const queries = useQueryClient()
  const [made, setMade] = useState<string>()
  const make = useMutation({
    mutationFn: () => call(createAgencySecret, { params: paramsOf(owner), body: undefined }),
    gcTime: 0,
    onSuccess({ secret, known }) {
      setMade(secret)
      queries.setQueryData(agencySecretQuery(owner).queryKey, { known })
    },
  })
  return { make, made }
}
