import { setImmediate as nextTurn } from 'node:timers/promises'
import { spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { tokens } from '../knowledge-index/language/fold.ts'
import { wordRanks } from '../knowledge-index/language/word-ranks.ts'

/** Shorter ones may be abbreviations. */
const shortest = 4
/** Three letters in a row that stand in fewer words of all languages are unusual. */
const usualFrom = 3
/** As large a share of unusual rows is in no word that somebody meant. */
const mostUnusual = 0.5

/** Capitals inside a word: 'GmbH', 'VPN'. */
const abbreviated = /\p{L}\p{Lu}/u

let learned: Promise<ReadonlySet<string>> | undefined

/** Tells keys that somebody only smashed, to try the widget ('asdf'), from words, names included, in any language. */
export async function smashedKeys(): Promise<(text: string) => boolean> {
  learned ??= usualRows()
  const usual = await learned
  const isSmashed = (word: string) => {
    if (/^(.)\1+$/.test(word)) return true
    if (word.length < shortest || !/^[a-z]+$/.test(word)) return false
    const rows = rowsOf(word)
    return rows.filter((row) => !usual.has(row)).length / rows.length >= mostUnusual
  }
  return (text) => {
    const words = tokens(text)
    return words.length > 0 && !abbreviated.test(text) && words.every(({ folded }) => isSmashed(folded))
  }
}

/** What stands in the commonest words of our languages, a language a turn. */
async function usualRows(): Promise<ReadonlySet<string>> {
  const counts = new Map<string, number>()
  for (const language of spokenLanguages) {
    for (const word of wordRanks(language).keys())
      for (const row of rowsOf(word)) counts.set(row, (counts.get(row) ?? 0) + 1)
    await nextTurn()
  }
  return new Set([...counts].filter(([, count]) => count >= usualFrom).map(([row]) => row))
}

/** Every three letters in a row, where a word begins and ends among them. */
function rowsOf(word: string): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - 2) }, (_, at) => whole.slice(at, at + 3))
}
