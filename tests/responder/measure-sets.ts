import type { Encoder } from '#api/encoder/encoder.ts'
import { buildSearchIndex } from '#api/knowledge-index/search-index.ts'
import { hear } from '#api/providers/responder/talk/hear.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type AskedQuestion, type AskedSite, isRight, readSet } from './read-set.ts'

/** What became of one question. */
export interface Outcome {
  site: AskedSite
  asked: AskedQuestion
  /** An answer was given as one. */
  known: boolean
  right: boolean
  /** It was taken for small talk. */
  talk: boolean
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
      const heard = hear(asked.q, [spokenLanguage(site.lang) ?? 'en'])?.kind
      const talk = heard !== undefined
      if (asked.talk) {
        const right = talk && asked.talk.includes(heard)
        outcomes.push({ site, asked, known: false, right, talk, ms: 0 })
        continue
      }
      const start = performance.now()
      const [best] = await index.search(asked.q, 4)
      const ms = performance.now() - start
      const known = best?.answer !== undefined && best.score >= threshold
      const right = known && !asked.unanswerable && isRight(best.answer!, asked)
      outcomes.push({ site, asked, known, right, talk, ms })
    }
  }
  return outcomes
}

/** How many of some outcomes are right, wrong though answerable, and made up; small talk apart. */
export function countOutcomes(list: readonly Outcome[]) {
  const answerable = list.filter(({ asked }) => !asked.unanswerable && !asked.talk)
  const unanswerable = list.filter(({ asked }) => asked.unanswerable)
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    right: answerable.filter((one) => one.right).length,
    wrong: answerable.filter((one) => one.known && !one.right).length,
    madeUp: unanswerable.filter((one) => one.known).length,
    talk: list.filter(({ asked }) => asked.talk).length,
    talkHeard: list.filter(({ asked, right }) => asked.talk && right).length,
    takenForTalk: list.filter(({ asked, talk }) => !asked.talk && talk).length,
  }
}
