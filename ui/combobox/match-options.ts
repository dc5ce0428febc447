import type { ComboboxOption } from './combobox.types.ts'

/** An option with the text it is compared by. */
export interface IndexedOption {
  option: ComboboxOption
  label: string
  text: string
}

/** Prepares options once, so that each letter typed compares plain strings. */
export function indexOptions(options: readonly ComboboxOption[]): IndexedOption[] {
  return options.map((option) => {
    const label = plain(option.label)
    return { option, label, text: `${label} ${plain(option.keywords ?? '')} ${plain(option.detail ?? '')}` }
  })
}

/**
 * Options whose text holds every word of the query, in any case, accents left out: first those that begin
 * with it, then those with a word that does, then the rest; in their own order within each.
 */
export function matchOptions(index: readonly IndexedOption[], query: string): ComboboxOption[] {
  const wanted = plain(query).trim()
  if (wanted === '') return index.map(({ option }) => option)
  const words = wanted.split(/\s+/)
  const ranks: ComboboxOption[][] = [[], [], []]
  for (const { option, label, text } of index) {
    if (!words.every((word) => text.includes(word))) continue
    const rank = label.startsWith(wanted) ? 0 : label.includes(` ${wanted}`) ? 1 : 2
    ranks[rank]!.push(option)
  }
  return ranks.flat()
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
