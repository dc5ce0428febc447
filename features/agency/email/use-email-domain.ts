import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { EmailDomainStatus, EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { isWatched } from '#mocks/contracts/agency/email/email-rules.ts'
import { pollAfter } from '../domains/poll-schedule.ts'
import { emailDomainQuery } from './email-domain.queries.ts'

/** A domain as it is now. */
export interface EmailDomainNow {
  status: EmailDomainStatus
  records: EmailRecord[]
}

/** How far an agency's domain is, looked at again and again while something is waited for (spec 2 §4). */
export function useEmailDomain(owner: AgencyOwner, agency: Agency, onVerified: () => void): EmailDomainNow {
  const { resendEmailDomainId: id, resendEmailDomainStatus, resendEmailDomainRecords_JSON_STRING } = agency
  const { data } = useQuery({
    ...emailDomainQuery(owner, id),
    refetchInterval: ({ state }) =>
      isWatched(state.data?.status ?? resendEmailDomainStatus, id)
        ? pollAfter(state.dataUpdateCount + state.errorUpdateCount)
        : false,
  })
  const status = data?.status ?? resendEmailDomainStatus
  const before = useRef(status)
  const tell = useEffectEvent(onVerified)
  useEffect(() => {
    if (status === 'verified' && before.current !== 'verified') tell()
    before.current = status
  }, [status])
  return {
    status,
    records: data?.records ?? (JSON.parse(resendEmailDomainRecords_JSON_STRING) as EmailRecord[]),
  }
}
