import type { EmailDomainStatus } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { JobRequest } from '../jobs/ask-for-jobs.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { EmailDomainDoc } from './email-domain.repository.ts'
import { createEmailDomainService, type EmailDomainDeps } from './email-domain.service.ts'

export const emailDomainJobKind = 'agency.emailDomain'

const minuteMs = 60_000
/** Milliseconds to the next look after one that failed: given up, what is verified would not be watched any more. */
const afterFailureMs = 60 * minuteMs
/** Milliseconds to the next look that nobody asks for; none at one that has failed. */
const lookAgainMs: Partial<Record<EmailDomainStatus, number>> = {
  pending: 10 * minuteMs,
  temporary_failure: 60 * minuteMs,
  verified: 24 * 60 * minuteMs,
}

/** Has a domain looked at from the given time on, in Unix milliseconds. */
export function watchRequest({ _id, ID }: Pick<EmailDomainDoc, '_id' | 'ID'>, runAt: number): JobRequest {
  return { kind: emailDomainJobKind, key: ID, workspaceId: _id, runAt }
}

/** Looks at domains while nobody does: whether what is missing came, and whether what was there still is. */
export function emailDomainKind(deps: EmailDomainDeps): JobKind {
  const service = createEmailDomainService(deps)
  return {
    kind: emailDomainJobKind,
    atOnce: 4,
    async run({ region, key }) {
      try {
        const doc = await service.find(region, key)
        const seen = doc && (await service.refresh(region, doc))
        const pause = seen && lookAgainMs[seen.status]
        return pause ? { againAt: deps.now() + pause } : undefined
      } catch (error) {
        deps.log.warn({ err: error }, 'agency.email_domain.look_failed')
        return { againAt: deps.now() + afterFailureMs }
      }
    },
  }
}
