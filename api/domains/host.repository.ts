import { holdsHost } from '#mocks/contracts/domains/host-refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { HostingChallenge } from '../providers/hosting/hosting.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Filter, Stores } from '../store/store.ts'

/** What a host is to the agency that claimed it (spec 2 §2.1). */
export type HostKind = 'subdomain' | 'custom'

/** A host an agency claimed. There is one document of a held host for both regions (threats 45). */
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

/** An agency's wish for a custom domain that nobody has proven yet: it keeps nobody out, so several may have one. */
export interface PendingHostDoc extends HostDoc {
  /** Region, agency and host: an agency has one of a host. */
  _id: string
  host: string
}

/** Whose claim is meant: of a host that went to somebody else meanwhile nothing is changed. */
export type HostClaim = Pick<HostDoc, '_id' | 'token'>

/** An agency and a host. */
export type HostWish = Pick<HostDoc, 'region' | 'agencyId'> & { host: string }

/** Whose a host is after somebody proved it: theirs, another agency's, or their claim was given back meanwhile. */
export type Held = 'own' | 'elsewhere' | 'gone'

/** The one region whose word decides whose a host is: a claim in each could be had by two at once. */
const decidingRegion: Region = 'eu'

/** Every held host of both regions. */
export function hostsOf(stores: Stores): DocStore<HostDoc> {
  return stores[decidingRegion].collection('hosts')
}

/** Claims of custom domains of both regions that nobody proved yet. */
export function pendingHostsOf(stores: Stores): DocStore<PendingHostDoc> {
  return stores[decidingRegion].collection('pendingHosts')
}

const pendingId = ({ region, agencyId, host }: HostWish) => `${region} ${agencyId} ${host}`

/** A claim as it is kept while nobody proved it. */
export function asPending(doc: HostDoc): PendingHostDoc {
  return { ...doc, _id: pendingId({ ...doc, host: doc._id }), host: doc._id }
}

function asClaim({ host, ...doc }: PendingHostDoc): HostDoc {
  return { ...doc, _id: host }
}

/**
 * Claims of hosts. A subdomain is held by its claim, a custom domain by its proof alone: the held host is the `_id`,
 * so of many at once one gets it.
 */
export function createHostRepository({ stores }: Pick<Deps, 'stores'>) {
  const hosts = () => hostsOf(stores)
  const pending = () => pendingHostsOf(stores)
  const mine = ({ _id, token }: HostClaim): Filter<HostDoc> => ({ _id, token })
  const minePending = ({ _id: host, token }: HostClaim): Filter<PendingHostDoc> => ({ host, token })
  const find = (host: string): Promise<HostDoc | null> => hosts().findOne({ _id: host })

  /** The claim that one of these agencies of a region has of a host; the held one first. */
  async function claimAmong(host: string, region: Region, agencyIds: string[]): Promise<HostDoc | null> {
    const held = await hosts().findOne({ _id: host, region, agencyId: { $in: agencyIds } })
    if (held) return held
    const ids = agencyIds.map((agencyId) => pendingId({ region, agencyId, host }))
    const wished = await pending().findOne({ _id: { $in: ids } })
    return wished && asClaim(wished)
  }

  return {
    hosts,
    claimAmong,

    /** Who has a host: proven, or as a subdomain. */
    find,

    /** The claim of an agency; null where it has none. */
    claimOf: ({ region, agencyId, host }: HostWish) => claimAmong(host, region, [agencyId]),

    /** A claim as it is now; null when it stands no longer. */
    async standing(claim: HostClaim): Promise<HostDoc | null> {
      const held = await hosts().findOne(mine(claim))
      if (held) return held
      const wished = await pending().findOne(minePending(claim))
      // It may have been proven between the two.
      return wished ? asClaim(wished) : hosts().findOne(mine(claim))
    },

    /** Claims of a host that nobody proved yet, of whichever region. */
    pendingOf: async (host: string): Promise<HostDoc[]> =>
      (await pending().find({ host }).toArray()).map(asClaim),

    /** The hosts of an agency: at most one of each kind, but for those a crash left behind. */
    async ofAgency(region: Region, agencyId: string): Promise<HostDoc[]> {
      const held = await hosts().find({ agencyId, region }).toArray()
      const wished = (await pending().find({ agencyId, region }).toArray()).map(asClaim)
      return [...held, ...wished.filter(({ token }) => !held.some((each) => each.token === token))]
    },

    /** Claims a host; false when somebody holds it, or the agency has claimed it. */
    async claim(doc: HostDoc): Promise<boolean> {
      const [isSubdomain, isVerified] = [doc.kind === 'subdomain', doc.verifiedAt !== null]
      if (holdsHost({ isSubdomain, isVerified })) return insertIfAbsent(hosts(), doc)
      if (await find(doc._id)) return false
      return insertIfAbsent(pending(), asPending(doc))
    },

    /** Holds a custom domain whose proof was seen, before anybody else does. */
    async hold(doc: HostDoc): Promise<Held> {
      if (doc.kind === 'subdomain') return 'own'
      if (!(await insertIfAbsent(hosts(), doc))) {
        const held = await find(doc._id)
        return held?.token === doc.token ? 'own' : held ? 'elsewhere' : 'gone'
      }
      const { deletedCount } = await pending().deleteOne(minePending(doc))
      if (deletedCount > 0) return 'own'
      await hosts().deleteOne(mine(doc))
      return 'gone'
    },

    /** Changes a claim that still stands; false when it does not. */
    async change(claim: HostClaim, set: Partial<Omit<HostDoc, '_id' | 'token'>>): Promise<boolean> {
      const { matchedCount } = await hosts().updateOne(mine(claim), { $set: set })
      if (matchedCount === 1) return true
      return (await pending().updateOne(minePending(claim), { $set: set })).matchedCount === 1
    },

    /** Notes the first proof of a host that is held; true for the one caller that did. */
    async verify(claim: HostClaim, verifiedAt: number): Promise<boolean> {
      const { modifiedCount } = await hosts().updateOne(
        { ...mine(claim), verifiedAt: null },
        { $set: { verifiedAt, failingSince: null } },
      )
      return modifiedCount === 1
    },

    /** Gives a host back: whoever claims it next proves it anew. */
    async release(claim: HostClaim): Promise<boolean> {
      // In this order: whoever holds it now sees that its wish is gone.
      const wished = await pending().deleteOne(minePending(claim))
      const held = await hosts().deleteOne(mine(claim))
      return wished.deletedCount + held.deletedCount > 0
    },
  }
}
