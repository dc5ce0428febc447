/** Upper ends of the buckets times are counted in, in milliseconds; the last bucket has none. */
export const bucketEnds: readonly number[] = [
  100, 250, 500, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 34_000, 60_000, 120_000, 300_000,
  600_000, 1_800_000, 3_600_000, 14_400_000, 86_400_000,
]

/** How many times fell into each bucket. */
export type Histogram = number[]

/** A histogram that has counted nothing. */
export function emptyHistogram(): Histogram {
  return Array<number>(bucketEnds.length + 1).fill(0)
}

/** Counts a time in milliseconds. */
export function countTime(histogram: Histogram, milliseconds: number): void {
  const found = bucketEnds.findIndex((end) => milliseconds <= end)
  const bucket = found < 0 ? bucketEnds.length : found
  histogram[bucket] = (histogram[bucket] ?? 0) + 1
}

/**
 * The time that so many of all (0..1) took at most, in milliseconds; null where nothing was counted. Within a bucket
 * times are taken to be spread evenly.
 */
export function percentile(histogram: readonly number[], share: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = total * share
  let passed = 0
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && passed + count >= wanted) {
      const from = bucketEnds[bucket - 1] ?? 0
      const to = bucketEnds[bucket] ?? from
      return Math.round(from + ((to - from) * (wanted - passed)) / count)
    }
    passed += count
  }
  return bucketEnds.at(-1) ?? null
}
