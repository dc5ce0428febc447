import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AgencyOwner, agencyQuery } from '#features/shared/agency/agency.query.ts'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { pollAfter } from './poll-schedule.ts'

/** Where agencies take subdomains. */
export function domainSetupQuery({ region, workspaceId }: AgencyOwner) {
  return queryOptions({
    queryKey: [getDomainSetup.id, region, workspaceId],
    queryFn: ({ signal }) => call(getDomainSetup, { params: { region, agencyId: workspaceId }, signal }),
    staleTime: Infinity,
  })
}

/** Whether a domain is nobody's any more. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether another account has proven a domain. */
export const isElsewhere = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409

/** How far a domain has come; looked at again and again until it is live, as long as somebody sees it. */
export function domainQuery(
  { region, workspaceId: agencyId }: AgencyOwner,
  domainType: DomainType,
  domain: string,
) {
  return queryOptions({
    queryKey: [getDomain.id, region, agencyId, domainType, domain],
    queryFn: ({ signal }) =>
      call(getDomain, { params: { region }, query: { domain, domainType, agencyId }, signal }),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      isAbsent(error) || isElsewhere(error) || (data?.isLive && data.failingSince === null)
        ? false
        : pollAfter(dataUpdateCount + errorUpdateCount),
  })
}

/** Takes a domain, and gives it back; the agency is read again. */
export function useDomainChanges(owner: AgencyOwner, domainType: DomainType) {
  const { region, workspaceId } = owner
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: agencyQuery(owner).queryKey })
  const take = useMutation({
    mutationFn: (customDomain: string) =>
      call(createDomain, {
        params: { region },
        body: {
          customDomain,
          userId: workspaceId,
          agencyId: workspaceId,
          ...(domainType === 'vgSubdomain' ? { isVGSubdomain: true } : { isCustomDomain: true }),
        },
      }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (domain: string) =>
      call(removeDomain, { params: { region }, query: { domain, domainType, agencyId: workspaceId } }),
    async onSuccess(_, domain) {
      await onSuccess()
      queries.removeQueries({ queryKey: domainQuery(owner, domainType, domain).queryKey })
    },
  })
  return { take, remove }
}

/** Mails a developer the records of the agency's own domain. */
export function useSendInstructions({ region, workspaceId }: AgencyOwner) {
  return useMutation({
    mutationFn: (to: string) => call(sendInstructions, { body: { to, region, agencyId: workspaceId } }),
  })
}
