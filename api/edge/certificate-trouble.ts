import type { DomainTrouble } from '#mocks/contracts/domains/domain.schema.ts'
import type { CertificateDoc } from './certificate.repository.ts'

/** What keeps a host from its certificate; null while one is served, or nothing is known to be wrong. */
export function troubleIn(
  { sealed, notAfter, failingSince, limited, isTrials, nextTryAt }: CertificateDoc,
  now: number,
): DomainTrouble | null {
  const isServed = sealed !== null && notAfter > now
  if (isServed || failingSince === 0) return null
  return {
    kind: isTrials ? 'trials' : limited ? 'limited' : 'failing',
    retryAt: nextTryAt > now ? Math.ceil(nextTryAt / 1000) : null,
  }
}
