/** Stable code for why a guarded fetch ended without a usable answer. */
export type GuardedFetchReason =
  | 'bad-url'
  | 'blocked-address'
  | 'dns'
  | 'timeout'
  | 'network'
  | 'too-many-redirects'
  | 'left-origin'
  | 'status'
  | 'bad-type'
  | 'too-large'

/** The only error a guarded fetch throws besides the caller's own abort reason; it never names an address. */
export class GuardedFetchError extends Error {
  override name = 'GuardedFetchError'
  /** Stable code, safe to log and to branch on. */
  readonly reason: GuardedFetchReason
  /** HTTP status when `reason` is `status`. */
  readonly status: number | undefined
  /** Media type when `reason` is `bad-type`. */
  readonly contentType: string | undefined

  constructor(reason: GuardedFetchReason, detail: { status?: number; contentType?: string } = {}) {
    super(`guarded fetch: ${reason}`)
    this.reason = reason
    this.status = detail.status
    this.contentType = detail.contentType
  }
}
