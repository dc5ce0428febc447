import type { AgencyDomains } from '#mocks/contracts/agency/agency.schema.ts'
import { listedRecords, pointingRecord } from '#mocks/contracts/domains/host-records.ts'
import { type AgencyDoc, createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import type { Filter } from '../store/store.ts'
import { createHostRepository, type HostDoc, type HostKind } from './host.repository.ts'

/** Which fields of an agency tell of a host of this kind (spec 2 §3), and of which claim they tell. */
const fields = {
  subdomain: { host: 'VGsubDomain', isVerified: 'isVerifiedSubDomain', token: 'subdomainToken' },
  custom: { host: 'customDomain', isVerified: 'isVerifiedCustomDomain', token: 'customDomainToken' },
} as const satisfies Record<HostKind, Record<string, keyof AgencyDomains | keyof AgencyDoc>>

/** The fields of an agency's document that tell of its hosts; nothing else writes them. */
export function createAgencyHosts({ stores, now, hosting }: Pick<Deps, 'stores' | 'now' | 'hosting'>) {
  const { agencies, ensure, find } = createAgencyRepository({ stores, now })
  const { standing } = createHostRepository({ stores })

  /** The agency where it tells of one of these claims of a host; those of before claims were noted tell of any. */
  const telling = ({ agencyId, kind, _id }: HostDoc, tokens: readonly string[]): Filter<AgencyDoc> => ({
    _id: agencyId,
    [fields[kind].host]: _id,
    [fields[kind].token]: { $in: [...tokens, '', null] },
  })

  return {
    /** Gives a host its place; false when the agency has another one of the kind, or another claim of it. */
    async place(doc: HostDoc): Promise<boolean> {
      const of = fields[doc.kind]
      await ensure(doc.region, doc.agencyId)
      const $set = {
        [of.host]: doc._id,
        [of.isVerified]: doc.verifiedAt !== null,
        [of.token]: doc.token,
        ...(doc.kind === 'custom' && {
          customDomainConfig: listedRecords([pointingRecord(doc._id, hosting.target)])[0] ?? null,
        }),
      }
      const write = async (place: Filter<AgencyDoc>, set: Partial<Omit<AgencyDoc, '_id'>> = $set) =>
        (await agencies(doc.region).updateOne({ _id: doc.agencyId, ...place }, { $set: set }))
          .matchedCount === 1
      if (await write({ [of.host]: { $in: ['', null] } })) return true
      const noted = { [of.token]: doc.token, ...(doc.verifiedAt !== null && { [of.isVerified]: true }) }
      if (await write(telling(doc, [doc.token]), noted)) return true
      // What a call left behind whose claim was given back meanwhile.
      const { [of.host]: host, [of.token]: token } = (await find(doc.region, doc.agencyId)) ?? {}
      if (!host || !token || (await standing({ _id: host, token }))) return false
      return write({ [of.host]: host, [of.token]: token })
    },

    /** Whether the agency still says that the host is its own, by this claim. */
    async holds(doc: HostDoc): Promise<boolean> {
      return (await agencies(doc.region).findOne(telling(doc, [doc.token]))) !== null
    },

    async markVerified(doc: HostDoc): Promise<void> {
      await agencies(doc.region).updateOne(telling(doc, [doc.token]), {
        $set: { [fields[doc.kind].isVerified]: true },
      })
    },

    /** Empties the place of a host, unless another claim has it. */
    async clear(doc: HostDoc): Promise<void> {
      const of = fields[doc.kind]
      await agencies(doc.region).updateOne(telling(doc, [doc.token]), {
        $set: {
          [of.host]: '',
          [of.isVerified]: false,
          [of.token]: '',
          ...(doc.kind === 'custom' && { customDomainConfig: null }),
        },
      })
    },
  }
}
