/** One record to add at the domain's provider (spec 1 §3, spec 2 §3). */
export interface DnsRecord {
  /** 'A', 'CNAME', 'TXT', 'MX'. */
  type: string
  /** As it is copied. */
  name: string
  /** The same in its own script, which stands beside it. @default the name */
  shownName?: string
  value: string
  /** Only MX has one; it is shown as 10. */
  priority?: number | null
  /** 'Auto' where the provider decides. */
  ttl?: string | null
  /**
   * Whether it has been seen: 'verified', 'pending', 'failed', 'not_started', 'temporary_failure'; by a look at name
   * servers 'found', 'missing', 'wrong', or 'remove' for one that is there and in the way.
   */
  status?: string | null
  /** What is there in its place, each with its type; empty for nothing. @default nothing is said of it */
  found?: readonly string[]
}
