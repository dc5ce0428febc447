import { colorAt } from './color-words.ts'
import { longestPhrase, type Meaning, meaningOf } from './lexicon.ts'

/** A length somebody wrote, in CSS units; a bare number has none. */
export interface Measure {
  value: number
  unit: '' | 'px' | 'rem' | 'em' | '%'
}

/** A phrase of a request and what it means. */
export type Item =
  | (Meaning & { word: string })
  | { kind: 'colorValue'; hex: string; word: string }
  | { kind: 'measure'; measure: Measure; word: string }
  | { kind: 'stop'; word: string }

const number = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem|em|%|pt|x)?$/
const units: Record<string, Measure['unit']> = {
  px: 'px',
  pixels: 'px',
  pixel: 'px',
  rem: 'rem',
  em: 'em',
  percent: '%',
  pt: 'px',
}

/** Reads a request from left to right, the longest known phrase first. Words nobody knows are left out. */
export function scan(request: string): Item[] {
  const words = wordsOf(request)
  const items: Item[] = []
  for (let at = 0; at < words.length; ) {
    const [item, length] = itemAt(words, at)
    if (item) items.push(item)
    at += length
  }
  return items
}

function itemAt(words: readonly string[], at: number): [Item | null, number] {
  const word = words[at]!
  if (/^[.,;!?:]$/.test(word)) return [{ kind: 'stop', word }, 1]
  const phrase = phraseAt(words, at)
  const color = colorAt(words.slice(at, at + 4))
  if (color && color.length >= (phrase?.[1] ?? 0)) {
    return [
      { kind: 'colorValue', hex: color.hex, word: words.slice(at, at + color.length).join(' ') },
      color.length,
    ]
  }
  if (phrase) return phrase
  return measureAt(words, at) ?? [null, 1]
}

function phraseAt(words: readonly string[], at: number): [Item, number] | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const word = words.slice(at, at + length).join(' ')
    const meaning = at + length <= words.length ? meaningOf(word) : undefined
    if (meaning) return [{ ...meaning, word }, length]
  }
  return null
}

function measureAt(words: readonly string[], at: number): [Item, number] | null {
  const found = number.exec(words[at]!)
  if (!found) return null
  const value = Number(found[1])
  const next = words[at + 1] ?? ''
  if (found[2] === 'x' || (!found[2] && next === 'times')) {
    return [{ kind: 'factor', factor: value, word: words[at]! }, found[2] ? 1 : 2]
  }
  const after = !found[2] && units[next]
  const unit = after || (found[2] === 'pt' ? 'px' : ((found[2] ?? '') as Measure['unit']))
  return [{ kind: 'measure', measure: { value, unit }, word: words[at]! }, after ? 2 : 1]
}

/** Words in lower case, American spelling, with punctuation as words of its own. */
function wordsOf(request: string): string[] {
  return request
    .toLowerCase()
    .normalize('NFC')
    .replace(
      /\b(rgba?|hsla?)\(([^)]{0,60})\)/g,
      (_, name: string, inner: string) =>
        `${name}(${inner
          .trim()
          .split(/[\s,/]+/)
          .join(',')})`,
    )
    .replace(/colour/g, 'color')
    .replace(/grey/g, 'gray')
    .replace(/['’‘]s?\b/g, '')
    .replace(/["“”()[\]{}*_](?![^(]*\))/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/(?<=[a-z])[-/](?=[a-z])/g, ' ')
    .replace(/([;!?]|[.,:](?!\d))/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 600)
}
