import type { Passage } from '../knowledge-index/passage.ts'

/** The usual constant of reciprocal rank fusion: how little the first places differ. */
const flatness = 60

/**
 * One list out of two rankings, best first, at most `most`: each passage counts 1 / (60 + rank) per list it is in.
 * A passage that matched no word keeps score 0.
 */
export function fuse(byWords: readonly Passage[], byMeaning: readonly Passage[], most: number): Passage[] {
  const fused = new Map<string, { passage: Passage; weight: number }>()
  // Passages without a matching word only fill the list up; they hold no rank in it.
  const matching = byWords.filter(({ score }) => score > 0)
  for (const list of [matching, byMeaning]) {
    for (const [rank, passage] of list.entries()) {
      const key = `${passage.docId}\n${passage.text}`
      const known = fused.get(key) ?? { passage, weight: 0 }
      fused.set(key, { ...known, weight: known.weight + 1 / (flatness + rank + 1) })
    }
  }
  return [...fused.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ passage }) => passage)
}
