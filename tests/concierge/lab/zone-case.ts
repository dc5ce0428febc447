import type { FaultCode } from '#mocks/contracts/domains/concierge/fault-codes.ts'

/** Where a name server of a case runs: on one of two real servers, where nobody answers, on one that tells lies, or inside. */
export type Place = 'a' | 'b' | 'silent' | 'liar' | 'inside'

/** A domain that is broken in one way, or in none. */
export interface ZoneCase {
  host: string
  /** The fault that has to come first. */
  expected: FaultCode
  /**
   * Records of its zone, names relative to it. `{target}`, `{address}`, `{proof}` and `{proofName}` stand for what
   * the host needs. Null: nobody registered it.
   */
  records: readonly string[] | null
  /** The same on the second server; where absent, it has what the first one has. */
  recordsOnB?: readonly string[] | null
  /** What resolvers saw before the records above were there. */
  before?: readonly string[]
  /** Name servers, and where they run. @default two names on the first server */
  servers?: Readonly<Record<string, Place>>
  /** Name servers the zone itself names, where those differ. */
  ownServers?: readonly string[]
  /** `stray`: its registry promises signatures the zone does not have. */
  dnssec?: 'signed' | 'stray'
  /** @default false: an address is wanted where the host is its domain, else an alias */
  apex?: boolean
  state?: {
    verified?: boolean
    live?: boolean
    certificate?: 'pending' | 'failing' | 'limited' | 'ready'
    retryAt?: number
    claimedElsewhere?: boolean
  }
  /** Records of other names this case needs, whole names, kept by the registries. */
  elsewhere?: readonly string[]
}

/** Where hosts of the tests have to lead. */
export const target = 'edge.voiceglow-hosts.net'
export const address = '198.51.100.7'
export const token = 'Qk3vX9aLr2TtYbW8'
/** What every proof begins with. */
export const proofPrefix = 'voiceglow-verification='
export const proofName = (host: string) => `_voiceglow.${host}`
