import type { EmailDomainStatus } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { emailDomainWaitSeconds } from '#mocks/contracts/agency/email/email-rules.ts'
import type { SeenEmailDomain } from '../providers/email-domain/email-domain.ts'

/** What a domain's state depends on. */
interface DomainState {
  status: EmailDomainStatus
  /** Unix milliseconds. */
  missingSince: number | null
}

/**
 * How far a domain is after a look at it (spec 2 §4). One that was asked for waits 72 hours for its records, and one
 * that has lost them is given as long before it has failed; a look that told nothing changes nothing. `now` in Unix
 * milliseconds.
 */
export function nextState(before: DomainState, seen: SeenEmailDomain['status'], now: number): DomainState {
  const { status, missingSince: since } = before
  if (seen === null) return { status, missingSince: since }
  if (seen === 'verified') return { status: 'verified', missingSince: null }
  if (seen === 'failure' || status === 'failure') return { status: 'failure', missingSince: since }
  const missingSince = since ?? now
  if (now - missingSince >= emailDomainWaitSeconds * 1000) return { status: 'failure', missingSince }
  const had = status === 'verified' || status === 'temporary_failure'
  return { status: had || seen === 'temporary_failure' ? 'temporary_failure' : 'pending', missingSince }
}
