import { otherRegion, type Region } from '#mocks/contracts/shared/region.ts'
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

/** Accounts and their address claims, by home region. */
export function createAccountRepository(stores: Stores) {
  const accounts = (region: Region): DocStore<AccountDoc> => stores[region].collection('accounts')
  const claims = (region: Region): DocStore<EmailClaimDoc> => stores[region].collection('emails')
  return {
    accounts,
    claims,

    /** The claim of an address and its region, looked up in the likelier region first. */
    async findClaim(email: string, first: Region): Promise<{ region: Region; claim: EmailClaimDoc } | null> {
      for (const region of [first, otherRegion(first)]) {
        const claim = await claims(region).findOne({ _id: email })
        if (claim) return { region, claim }
      }
      return null
    },

    /** An account by its id. */
    find: (region: Region, accountId: string) => accounts(region).findOne({ _id: accountId }),
  }
}
