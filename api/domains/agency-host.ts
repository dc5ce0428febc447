import type { AgencyDomains } from '#mocks/contracts/agency/agency.schema.ts'
import { listedRecords, pointingRecord } from '#mocks/contracts/domains/host-records.ts'
import { type AgencyDoc, createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import type { Filter } from '../store/store.ts'
import type { HostDoc, HostKind } from './host.repository.ts'

/** Which fields of an agency tell of a host of this kind (spec 2 §3). */
const fields = {
  subdomain: { host: 'VGsubDomain', isVerified: 'isVerifiedSubDomain' },
  custom: { host: 'customDomain', isVerified: 'isVerifiedCustomDomain' },
} as const satisfies Record<HostKind, Record<string, keyof AgencyDomains>>

/** The fields of an agency's document that tell of its hosts; nothing else writes them. */
export function createAgencyHosts({ stores, now, hosting }: Pick<Deps, 'stores' | 'now' | 'hosting'>) {
  const { agencies, ensure } = createAgencyRepository({ stores, now })
  const withHost = ({ agencyId, kind }: HostDoc, hosts: readonly (string | null)[]): Filter<AgencyDoc> => ({
    _id: agencyId,
    [fields[kind].host]: { $in: hosts },
  })

  return {
    /** Gives a host its place; false when the agency has another one of the kind. */
    async place(doc: HostDoc): Promise<boolean> {
      await ensure(doc.region, doc.agencyId)
      const { matchedCount } = await agencies(doc.region).updateOne(withHost(doc, ['', null, doc._id]), {
        $set: {
          [fields[doc.kind].host]: doc._id,
          [fields[doc.kind].isVerified]: doc.verifiedAt !== null,
          ...(doc.kind === 'custom' && {
            customDomainConfig: listedRecords([pointingRecord(doc._id, hosting.target)])[0] ?? null,
          }),
        },
      })
      return matchedCount === 1
    },

    /** Whether the agency still says that the host is its own. */
    async holds(doc: HostDoc): Promise<boolean> {
      return (await agencies(doc.region).findOne(withHost(doc, [doc._id]))) !== null
    },

    async markVerified(doc: HostDoc): Promise<void> {
      await agencies(doc.region).updateOne(withHost(doc, [doc._id]), {
        $set: { [fields[doc.kind].isVerified]: true },
      })
    },

    /** Empties the place of a host, unless another one has it. */
    async clear(doc: HostDoc): Promise<void> {
      await agencies(doc.region).updateOne(withHost(doc, [doc._id]), {
        $set: {
          [fields[doc.kind].host]: '',
          [fields[doc.kind].isVerified]: false,
          ...(doc.kind === 'custom' && { customDomainConfig: null }),
        },
      })
    },
  }
}
