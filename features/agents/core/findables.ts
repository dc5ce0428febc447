import type { Declared } from './declare-words.ts'
import type { About, Findable } from './findable.types.ts'

/**
 * Makes entries of the search from declared words. Each of them needs something said about it, so that none can be
 * declared and not found.
 */
export function findables<Name extends string>(
  section: string,
  words: Readonly<Record<Name, Declared>>,
  about: Readonly<Record<Name, About>>,
): Findable[] {
  return (Object.keys(words) as Name[]).map((name) => {
    const { label, help, 'data-find': id } = words[name]
    const { also, asks, card, subTab, only } = about[name]
    return {
      id,
      label,
      help,
      section,
      subTab,
      card: card && { id: card['data-find'], label: card.label },
      also: phrasesOf(also),
      asks: phrasesOf(asks),
      only,
    }
  })
}

/** The phrases of a text that separates them by commas. */
export function phrasesOf(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}
