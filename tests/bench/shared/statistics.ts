/** The value below which `share` (0 to 1) of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle value. */
export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
