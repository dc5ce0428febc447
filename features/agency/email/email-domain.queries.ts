import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AgencyOwner, agencyQuery } from '#features/shared/agency/agency.query.ts'
import { call } from '#features/shared/client.ts'
import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { type EmailDomainFields, noEmailDomain } from '#mocks/contracts/agency/email/email-domain.schema.ts'

/** How far the domain with this id is. */
export function emailDomainQuery({ region }: AgencyOwner, id: string) {
  return queryOptions({
    queryKey: [getEmailDomain.id, region, id],
    queryFn: async ({ signal }) =>
      (await call(getEmailDomain, { params: { region, domain: id }, signal })).data,
    enabled: id !== '',
  })
}

/** What the agency says of its domain, changed in what was read of it. */
function useTellAgency(owner: AgencyOwner) {
  const queries = useQueryClient()
  return (fields: Partial<EmailDomainFields>) =>
    queries.setQueryData(agencyQuery(owner).queryKey, (agency) => agency && { ...agency, ...fields })
}

/** Adds a domain. */
export function useAddEmailDomain(owner: AgencyOwner) {
  const { region, workspaceId } = owner
  const tell = useTellAgency(owner)
  return useMutation({
    mutationFn: (domain: string) =>
      call(createEmailDomain, {
        params: { region, domain },
        body: { domain, userId: workspaceId, agencyId: workspaceId },
      }),
    onSuccess: ({ data: { id, records } }, domain) =>
      tell({
        resendEmailDomain: domain,
        resendEmailDomainId: id,
        resendEmailDomainStatus: 'not_started',
        resendEmailDomainRecords_JSON_STRING: JSON.stringify(records),
      }),
  })
}

/** Has the records looked for. */
export function useVerifyEmailDomain(owner: AgencyOwner, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(verifyEmailDomain, { params: { region: owner.region, domain: id }, body: undefined }),
    onSettled: () => queries.invalidateQueries({ queryKey: emailDomainQuery(owner, id).queryKey }),
  })
}

/** Deletes it. */
export function useRemoveEmailDomain(owner: AgencyOwner, id: string) {
  const tell = useTellAgency(owner)
  return useMutation({
    mutationFn: () => call(removeEmailDomain, { params: { region: owner.region, domain: id } }),
    onSuccess: () => tell(noEmailDomain),
  })
}
