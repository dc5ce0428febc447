import type { CertificateDoc } from './certificate.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds a renewal may fail or wait before anybody is told; none of a certificate on its last day. */
export function patienceFor(daysLeft: number): number {
  return daysLeft > 1 ? dayMs : 0
}

/** Whether the renewal of a certificate that is served has failed or waited for so long that its people are to know. */
export function isLate(
  { renewAt, failingSince, notAfter }: Pick<CertificateDoc, 'renewAt' | 'failingSince' | 'notAfter'>,
  now: number,
): boolean {
  const since = now - patienceFor((notAfter - now) / dayMs)
  return failingSince !== 0 && failingSince <= since && renewAt <= since
}
