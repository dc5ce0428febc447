import { mostStreams, mostStreamsOfAddress, mostVisitorStreams } from '#mocks/contracts/live/live-limits.ts'
import { addressBlock } from '../http/address-block.ts'
import { HttpError } from '../http/http-error.ts'

/** Who counts a stream as one of theirs, and how many they may have. */
type Count = readonly [who: string, most: number]

/** After so many seconds somebody may ask again. */
const retryAfter = 10

/** Counts the streams this process holds open, by who they are for. */
export function createPlaces() {
  const open = new Map<string, number>()

  /** Takes a place of everybody who counts it; the answer gives them back. 429 where one has none left. */
  function take(counts: readonly Count[]): () => void {
    if (counts.some(([who, most]) => (open.get(who) ?? 0) >= most)) throw new HttpError(429, { retryAfter })
    for (const [who] of counts) open.set(who, (open.get(who) ?? 0) + 1)
    return () => {
      for (const [who] of counts) {
        const left = (open.get(who) ?? 1) - 1
        if (left > 0) open.set(who, left)
        else open.delete(who)
      }
    }
  }

  return {
    /** A place for a caller of a workspace. */
    ofCaller: (caller: string) => take([[caller, mostStreams]]),

    /** A place for a visitor: tokens cost nothing, so those of one internet address and all together are bounded, too. */
    ofVisitor: (visitor: string, ip: string) =>
      take([
        [visitor, mostStreams],
        [`address:${addressBlock(ip)}`, mostStreamsOfAddress],
        ['visitors', mostVisitorStreams],
      ]),
  }
}
