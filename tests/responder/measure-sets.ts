import type { Encoder } from '#api/encoder/encoder.ts'
import { buildSearchIndex } from '#api/knowledge-index/search-index.ts'
import { type AskedQuestion, type AskedSite, isRight, readSet } from './read-set.ts'

/** What became of one question. */
export interface Outcome {
  site: AskedSite
  asked: AskedQuestion
  /** An answer was given as one. */
  known: boolean
  right: boolean
  ms: number
}

const longestPassage = 2_424

/** Asks every question of some sets; answers count from `threshold` on. */
export async function measureSets(
  folders: readonly string[],
  threshold: number,
  encoder?: Encoder,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const site of folders.flatMap(readSet)) {
    const index = await buildSearchIndex(site.docs, longestPassage, encoder)
    // In use the first question waits for meanings only so long; a set is measured with all of them read.
    await index.ready
    for (const asked of site.questions) {
      const start = performance.now()
      const [best] = await index.search(asked.q, 4)
      const ms = performance.now() - start
      const known = best?.answer !== undefined && best.score >= threshold
      const right = known && !asked.unanswerable && isRight(best.answer!, asked)
      outcomes.push({ site, asked, known, right, ms })
    }
  }
  return outcomes
}

/** How many of some outcomes are right, wrong though answerable, and made up. */
export function countOutcomes(list: readonly Outcome[]) {
  const answerable = list.filter(({ asked }) => !asked.unanswerable)
  const unanswerable = list.filter(({ asked }) => asked.unanswerable)
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    right: answerable.filter((one) => one.right).length,
    wrong: answerable.filter((one) => one.known && !one.right).length,
    madeUp: unanswerable.filter((one) => one.known).length,
  }
}
