import type { DomainTrouble } from '#mocks/contracts/domains/domain.schema.ts'
import type { CertificateDoc } from './certificate.repository.ts'
import { isLate } from './late-renewal.ts'

/**
 * What keeps a host from its certificate, or one that is served from being renewed in time; null where nothing is known
 * to be wrong.
 */
export function troubleIn(doc: CertificateDoc, now: number): DomainTrouble | null {
  const { sealed, notAfter, failingSince, limited, isTrials, nextTryAt } = doc
  const isServed = sealed !== null && notAfter > now
  if (failingSince === 0 || (isServed && !isLate(doc, now))) return null
  return {
    kind: isTrials ? 'trials' : limited ? 'limited' : 'failing',
    retryAt: nextTryAt > now ? Math.ceil(nextTryAt / 1000) : null,
    servedUntil: isServed ? Math.floor(notAfter / 1000) : null,
  }
}
