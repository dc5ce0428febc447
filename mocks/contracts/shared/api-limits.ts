/** What the whole API allows where a contract says nothing else; the docs tell customers these numbers. */
export const apiLimits = {
  /** Calls of one caller in a minute. */
  callsAMinute: 1000,
  /** Bytes of a body. */
  bodyBytes: 1_000_000,
}
