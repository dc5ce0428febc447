import type { CertificateDoc } from './certificate.repository.ts'

/** Why a host's certificate does not come: there is no room under a limit, the issuer's or ours, or under that of free trials, or orders fail. */
export interface CertificateTrouble {
  kind: 'limited' | 'trials' | 'failing'
  /** Unix seconds of the next try; null while one is under way or due. */
  retryAt: number | null
}

/** What keeps a host from its certificate; null while one is served, or nothing is known to be wrong. */
export function troubleIn(
  { sealed, notAfter, failingSince, limited, isTrials, nextTryAt }: CertificateDoc,
  now: number,
): CertificateTrouble | null {
  const isServed = sealed !== null && notAfter > now
  if (isServed || failingSince === 0) return null
  return {
    kind: isTrials ? 'trials' : limited ? 'limited' : 'failing',
    retryAt: nextTryAt > now ? Math.ceil(nextTryAt / 1000) : null,
  }
}
