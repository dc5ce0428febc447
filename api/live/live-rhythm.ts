/** How streams are looked after. */
export interface LiveRhythm {
  /** A quiet stream gets a beat so often, in milliseconds: proxies close what is silent. */
  beatMs: number
  /** So often it is asked whether whoever opened a stream still may, in milliseconds. */
  checkMs: number
  /** Where several processes share a store, each asks so often for what others wrote, in milliseconds; 0 for one. */
  pollMs: number
}
