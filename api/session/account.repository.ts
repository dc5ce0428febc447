import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { hashSecret } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** A person's credentials; lives in the home region and never leaves the server. */
export interface AccountDoc extends Doc {
  email: string
  displayName: string
  photoURL: string
  /** Unix seconds. */
  joinedAt: number
  /** scrypt hash, or null when only codes sign in. */
  passwordHash: string | null
}

/** Claims an address for one account; carries all a new account gets but its password, so a crash can be finished. */
export interface EmailClaimDoc extends Doc {
  accountId: string
  workspaceId: string
  utmSource: string
  /** Absent in claims of earlier versions, as the country is. */
  referredFrom?: string
  countryCode?: string | null
  /** Unix seconds. */
  claimedAt: number
}

/** In which region an address's account is made; `_id` is the address's hash: no address leaves its region. */
interface AddressHomeDoc extends Doc {
  home: Region
}

/** The one region whose word decides where an address is at home: a claim in each could be had by two at once. */
const decidingRegion: Region = 'eu'

/** Accounts and their address claims, by home region. */
export function createAccountRepository(stores: Stores) {
  const accounts = (region: Region): DocStore<AccountDoc> => stores[region].collection('accounts')
  const claims = (region: Region): DocStore<EmailClaimDoc> => stores[region].collection('emails')
  const homes = (): DocStore<AddressHomeDoc> => stores[decidingRegion].collection('addressHomes')
  return {
    accounts,
    claims,

    /**
     * The claim of an address and its region. Earlier versions could leave one in each region: the older one counts,
     * whichever region asks; the workspaces of both are there, since people are members by their address.
     */
    async findClaim(email: string): Promise<{ region: Region; claim: EmailClaimDoc } | null> {
      const found = await Promise.all(
        regions.map(async (region) => ({ region, claim: await claims(region).findOne({ _id: email }) })),
      )
      const [oldest] = found
        .flatMap(({ region, claim }) => (claim ? [{ region, claim }] : []))
        .sort((a, b) => a.claim.claimedAt - b.claim.claimedAt)
      return oldest ?? null
    },

    /** The region an address is at home in: the wished one, unless one was decided before, by whichever process. */
    async settleHome(email: string, wished: Region): Promise<Region> {
      // Without the server's secret, which may change: an address must be known again after it did.
      const _id = hashSecret(`address:${email}`)
      if (await insertIfAbsent(homes(), { _id, home: wished })) return wished
      return (await homes().findOne({ _id }))?.home ?? wished
    },

    /** An account by its id. */
    find: (region: Region, accountId: string) => accounts(region).findOne({ _id: accountId }),
  }
}
