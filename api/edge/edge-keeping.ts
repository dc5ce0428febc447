import type { HousekeepingDeps, Round } from '../shared/area.ts'
import type { Collection } from '../shared/ownership.ts'
import { createCertificates } from './certificates.ts'
import { createEndingTeller } from './tell-of-ending.ts'

const minuteMs = 60_000

/** What the edge keeps, for the area it is listed in. All of it is in one store for both regions. */
export const edgeCollections: Record<string, Collection> = {
  edgeCertificates: {
    nobodys: 'A host has one whoever it belongs to; it is forgotten once the host is nobody’s.',
    indexes: [{ renewAt: 1 }], // what is to be renewed
  },
  edgeAccounts: { nobodys: 'Accounts of the product with issuers of certificates, one an issuer.' },
  edgeChallenges: {
    nobodys: 'Proofs an issuer asks for while a certificate is ordered, kept for minutes.',
    indexes: [{ expiresAt: 1 }],
    expires: { field: 'expiresAt', keptMs: 0 },
  },
  edgeOrderBudgets: {
    nobodys: 'Counts of orders by host and domain, which end with the time they count for.',
    indexes: [{ endsAt: 1 }],
    expires: { field: 'endsAt', keptMs: 0 },
  },
}

/** What is looked after where this server ends TLS; nothing elsewhere. */
export function edgeRounds(deps: HousekeepingDeps): Round[] {
  if (!deps.config.edge.tls) return []
  const certificates = createCertificates(deps)
  const teller = createEndingTeller(deps)
  return [
    {
      everyMs: minuteMs,
      alone: 'edge.renewals',
      async work() {
        await certificates.renew()
        await teller.round()
      },
    },
    { everyMs: 10 * minuteMs, alone: 'edge.tidying', work: () => certificates.tidy() },
  ]
}
