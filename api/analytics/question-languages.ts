import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { likeliest } from '../knowledge-index/language/detect-language.ts'
import { tokens } from '../knowledge-index/language/fold.ts'
import { lexiconOf } from '../knowledge-index/language/lexicon-of.ts'
import { wordRanks } from '../knowledge-index/language/word-ranks.ts'

/** As large a share of all questions makes a language one that visitors use. */
const usedFrom = 0.03
/** Words up to this rank tell a language. */
const commonRank = 1_500
const usualWorth = 0.3
const likeliestWorth = 0.15

/** The language of each of many short questions: one that visitors use, since few words alone tell too little. */
export function questionLanguages(texts: readonly string[]): SpokenLanguage[] {
  const alone = texts.map((text) => likeliest(text).language ?? 'en')
  const counts = new Map<SpokenLanguage, number>([['en', 1]])
  for (const language of alone) counts.set(language, (counts.get(language) ?? 0) + 1)
  const used = [...counts]
    .map(([language, count]) => ({ language, share: count / texts.length }))
    .filter(({ share }) => share >= usedFrom)
    .map(({ language, share }) => ({
      ...{ language, share },
      ...{ filler: lexiconOf(language).filler, ranks: wordRanks(language) },
    }))
  return texts.map((text, index) => {
    const said = tokens(text)
    let best: SpokenLanguage = alone[index]!
    let most = Number.NEGATIVE_INFINITY
    for (const { language, share, filler, ranks } of used) {
      const known = said.filter(
        ({ folded }) => filler.has(folded) || (ranks.get(folded) ?? commonRank) < commonRank,
      )
      const likely =
        known.length / Math.max(1, said.length) +
        usualWorth * share +
        (language === alone[index] ? likeliestWorth : 0)
      if (likely > most) [best, most] = [language, likely]
    }
    return best
  })
}
