import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { call } from '#features/shared/client.ts'
import { getDiagnosis } from '#mocks/contracts/domains/concierge/diagnose.contract.ts'
import {
  createStatusLink,
  getStatusLink,
  removeStatusLink,
} from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { pollAfter } from './poll-schedule.ts'

const paramsOf = ({ region, workspaceId }: AgencyOwner) => ({ region, agencyId: workspaceId })

/** What is wrong with a domain; looked at again and again, ever more seldom. */
export function diagnosisQuery(owner: AgencyOwner, domain: string) {
  return queryOptions({
    queryKey: [getDiagnosis.id, owner.region, owner.workspaceId, domain],
    queryFn: ({ signal }) => call(getDiagnosis, { params: paramsOf(owner), query: { domain }, signal }),
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) =>
      2 * pollAfter(dataUpdateCount + errorUpdateCount),
  })
}

/** Whether a link shows a domain. */
export function statusLinkQuery(owner: AgencyOwner, domain: string) {
  return queryOptions({
    queryKey: [getStatusLink.id, owner.region, owner.workspaceId, domain],
    queryFn: ({ signal }) => call(getStatusLink, { params: paramsOf(owner), query: { domain }, signal }),
  })
}

/** Makes the link and takes it back; its secret stays out of the query cache. */
export function useStatusLink(owner: AgencyOwner, domain: string) {
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const { queryKey } = statusLinkQuery(owner, domain)
  const make = useMutation({
    mutationFn: () => call(createStatusLink, { params: paramsOf(owner), body: { domain } }),
    gcTime: 0,
    onSuccess(made) {
      setSecret(made.secret)
      queries.setQueryData(queryKey, { link: made.link })
    },
  })
  const remove = useMutation({
    mutationFn: () => call(removeStatusLink, { params: paramsOf(owner), query: { domain } }),
    onSuccess(left) {
      setSecret(undefined)
      queries.setQueryData(queryKey, left)
    },
  })
  return { make, remove, secret }
}
