import type { seededRandom } from '../../harness/seeded-random.ts'

/** Words of all messages. */
export const vocabulary = 20_000

/** Words as people use them: a few in most messages, most in hardly any. */
export const word = (rank: number) => `w${rank.toString(36)}x`

/** A word's rank, drawn as often as people use it. */
export function drawRank(random: ReturnType<typeof seededRandom>): number {
  return Math.floor(vocabulary ** (random.below(1_000_000) / 1_000_000))
}
