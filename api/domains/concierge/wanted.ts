/** What a host's DNS has to say. */
export interface Wanted {
  /** In lower case and punycode. */
  host: string
  /** The record that leads here: addresses of A, or the one name of CNAME. */
  record: { type: 'A' | 'CNAME'; values: readonly string[] }
  /** The text that proves whose it is; null where none is asked for. */
  proof: {
    /** Full name of the record. */
    name: string
    value: string
    /** What every agency's proof begins with; '' where they share nothing. */
    prefix: string
    /** Whether one of the texts at that name is the proof of another agency's claim; absent where nobody can tell. */
    isRivals?(texts: readonly string[]): Promise<boolean>
  } | null
  /**
   * Names by which CAA records allow our issuers; none where they are not known, and CAA is not asked for. Asked while the
   * rest is looked at; never rejects, and answers within three seconds.
   */
  issuers(): Promise<readonly string[]>
}

/** What we know of a host beside its DNS. */
export interface HostState {
  verified: boolean
  live: boolean
  /** Whether its agency's hosts show nobody, as without white-label access. @default false */
  resting?: boolean
  /** Whether another agency's claim holds it. */
  claimedElsewhere: boolean
  /** How its certificate stands; `unseen` where a proxy in front makes it when the host is first opened. */
  certificate: 'unknown' | 'pending' | 'failing' | 'limited' | 'ready' | 'unseen'
  /** Unix seconds of the next try to get one; null where none is set. */
  retryAt: number | null
}
