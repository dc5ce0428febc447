import type { HostDoc } from './host.repository.ts'

/** The claim of a host by an agency, for tests: nothing of it is proven but for what they say. */
export function exampleHost(of: Partial<HostDoc> = {}): HostDoc {
  return {
    _id: 'app.northwind.example',
    region: 'eu',
    agencyId: 'agency-1',
    kind: 'custom',
    token: `token-of-${of._id ?? 'northwind'}`,
    claimedAt: 1,
    verifiedAt: null,
    failingSince: null,
    liveAt: null,
    challenges: [],
    ...of,
  }
}
