import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { HostingChallenge } from '../providers/hosting/hosting.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Filter, Stores } from '../store/store.ts'

/** What a host is to the agency that claimed it (spec 2 §2.1). */
export type HostKind = 'subdomain' | 'custom'

/** A host an agency claimed. There is one document of a host for both regions (threats 45). */
export interface HostDoc extends Doc {
  /** The host: lower case, punycode, no port, no trailing dot. */
  _id: string
  /** Where its agency is kept. */
  region: Region
  agencyId: string
  kind: HostKind
  /** What its TXT record proves the owner with; new with every claim. */
  token: string
  /** Unix seconds. */
  claimedAt: number
  /** Unix seconds of the first proof; null as long as there is none. Only then is it served. */
  verifiedAt: number | null
  /** Unix seconds since when the proof of a verified host is gone; null while it stands. */
  failingSince: number | null
  /** Unix seconds since when hosting says that it answers; null while it does not. */
  liveAt: number | null
  /** What hosting asks for besides. */
  challenges: HostingChallenge[]
}

/** Whose claim is meant: of a host that went to somebody else meanwhile nothing is changed. */
export type HostClaim = Pick<HostDoc, '_id' | 'token'>

/** The one region whose word decides whose a host is: a claim in each could be had by two at once. */
const decidingRegion: Region = 'eu'

/** Every claimed host of both regions. */
export function hostsOf(stores: Stores): DocStore<HostDoc> {
  return stores[decidingRegion].collection('hosts')
}

/** Claims of hosts: the host is the `_id`, so of many that claim it at once one gets it. */
export function createHostRepository({ stores }: Pick<Deps, 'stores'>) {
  const hosts = () => hostsOf(stores)
  const mine = ({ _id, token }: HostClaim): Filter<HostDoc> => ({ _id, token })
  return {
    hosts,

    /** The claim of a host, whoever's; verified or not. */
    find: (host: string): Promise<HostDoc | null> => hosts().findOne({ _id: host }),

    /** The hosts of an agency: at most one of each kind, but for those a crash left behind. */
    ofAgency: (region: Region, agencyId: string): Promise<HostDoc[]> =>
      hosts().find({ agencyId, region }).toArray(),

    /** Claims a host; false when somebody has it, the agency itself among them. */
    claim: (doc: HostDoc): Promise<boolean> => insertIfAbsent(hosts(), doc),

    /** Changes a claim that still stands; false when it does not. */
    async change(claim: HostClaim, set: Partial<Omit<HostDoc, '_id' | 'token'>>): Promise<boolean> {
      const { matchedCount } = await hosts().updateOne(mine(claim), { $set: set })
      return matchedCount === 1
    },

    /** Notes the first proof; true for the one caller that did. */
    async verify(claim: HostClaim, verifiedAt: number): Promise<boolean> {
      const { modifiedCount } = await hosts().updateOne(
        { ...mine(claim), verifiedAt: null },
        { $set: { verifiedAt, failingSince: null } },
      )
      return modifiedCount === 1
    },

    /** Gives a host back: whoever claims it next proves it anew. */
    async release(claim: HostClaim): Promise<boolean> {
      const { deletedCount } = await hosts().deleteOne(mine(claim))
      return deletedCount === 1
    },
  }
}
