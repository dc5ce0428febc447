/** Words of one message that can be searched for, at most. */
export const mostWords = 200
const shortest = 2
const longest = 32

/** Scripts that part words by no spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Characters of one of them that are cut into words: doing so takes time. */
const mostUnspaced = 4000

/** The words a text can be found by, in small letters, each once, in their order. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const words = unspaced.test(plain) ? cutWords(plain) : (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
  const wanted = words.map((word) => word.slice(0, longest)).filter((word) => isWord(word))
  return [...new Set(wanted)].slice(0, mostWords)
}

/** A single sign is a word in Chinese, none in Latin. */
function isWord(word: string): boolean {
  return word.length >= shortest || unspaced.test(word)
}

function cutWords(text: string): string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text.slice(0, mostUnspaced))
  return Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** Whether a text holds every word; the last may be the start of one. */
export function holdsSearchWords(text: string, wanted: readonly string[]): boolean {
  const held = searchWords(text)
  return wanted.every((word, at) =>
    at === wanted.length - 1 ? held.some((each) => each.startsWith(word)) : held.includes(word),
  )
}

const shownBefore = 40
const shownLength = 160

/** The part of a text around the first of the words that stands in it. */
export function excerptOf(text: string, wanted: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const small = line.toLowerCase()
  const places = wanted.map((word) => small.indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, line.length) - shownBefore)
  const from = places.length === 0 ? 0 : start
  const part = Array.from(line.slice(from, from + shownLength)).join('')
  return `${from > 0 ? '…' : ''}${part}${from + shownLength < line.length ? '…' : ''}`
}
