import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { concepts } from './concept-table.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

interface Entries {
  stems: Map<string, string[]>
  prefixes: [string, string][]
}

const loaded = new Map<SpokenLanguage, Entries>()
const none: readonly string[] = []

/** Concepts a word names in a language, as index terms ('~parking'); words of two languages meet in them. */
export function conceptsOf(term: string, folded: string, language: SpokenLanguage): readonly string[] {
  const { stems, prefixes } = entriesOf(language)
  const named = stems.get(term) ?? stems.get(folded)
  if (named) return named
  const prefix = prefixes.find(([start]) => folded.startsWith(start))
  return prefix ? [prefix[1]] : none
}

function entriesOf(language: SpokenLanguage): Entries {
  const known = loaded.get(language)
  if (known) return known
  const made: Entries = { stems: new Map(), prefixes: [] }
  for (const [name, words] of Object.entries(concepts)) {
    for (const word of (words[language] ?? '').split(/\s+/).filter(Boolean)) {
      if (word.endsWith('*')) made.prefixes.push([fold(word.slice(0, -1)), `~${name}`])
      else {
        for (const key of new Set([stem(word, language), fold(word)]))
          made.stems.set(key, [
            ...(made.stems.get(key) ?? []).filter((one) => one !== `~${name}`),
            `~${name}`,
          ])
      }
    }
  }
  loaded.set(language, made)
  return made
}
