/** Words of one message that can be searched for, at most. */
export const mostWords = 200
const shortest = 2
const longest = 32

/** Scripts that part words by no spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Characters of one of them that are cut into words: doing so takes time. */
const mostUnspaced = 4000

/** One emoji, a flag or several joined among them; signs of ownership are none. */
const emoji =
  /\p{Regional_Indicator}{2}|(?![©®])\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*/u
const wordOrEmoji = new RegExp(`${emoji.source}|[\\p{L}\\p{N}\\p{M}]+`, 'gu')
/** How an emoji is drawn, and its skin: whatever these are, it is the same. */
const emojiLooks = /[\ufe0e\ufe0f\p{Emoji_Modifier}]/gu

/** The words and emoji a text can be found by, in small letters, each once, in their order. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(emojiLooks, '')
  const words = unspaced.test(plain) ? cutWords(plain) : (plain.match(wordOrEmoji) ?? [])
  const wanted = words.map((word) => word.slice(0, longest)).filter((word) => isWord(word))
  return [...new Set(wanted)].slice(0, mostWords)
}

/** A single sign is a word in Chinese, none in Latin. */
function isWord(word: string): boolean {
  return word.length >= shortest || unspaced.test(word) || emoji.test(word)
}

function cutWords(text: string): string[] {
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text.slice(0, mostUnspaced))
  return Array.from(segments).flatMap(({ segment, isWordLike }) =>
    isWordLike || emoji.test(segment) ? [segment] : [],
  )
}

/** What was said or noted, as far as it can be searched for. */
export interface Searched {
  text: string
  /** Files that go with it, found by their names. @default none */
  attachments?: readonly { name: string }[] | undefined
}

const namesOf = ({ attachments = [] }: Searched) => attachments.map(({ name }) => name).join('\n')

/** The words a message or a note is found by: those of its text, and of the names of its files. */
export function wordsOfSaid(said: Searched): string[] {
  return [...new Set([...searchWords(said.text), ...searchWords(namesOf(said))])]
}

/** Whether these words hold every one that is wanted; the last may be the start of one. */
export function holdsSearchWords(held: readonly string[], wanted: readonly string[]): boolean {
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

/** By what something was found, its text or the name of a file, and the part of that with the first of the words. */
export function foundBy(said: Searched, wanted: readonly string[]): { byName: boolean; excerpt: string } {
  const named = said.attachments?.filter(({ name }) => {
    const held = searchWords(name)
    return wanted.some((word) => held.some((each) => each.startsWith(word)))
  })
  const byName = Boolean(named?.length) && !holdsSearchWords(searchWords(said.text), wanted)
  const text = byName ? (named ?? []).map(({ name }) => name).join(', ') : said.text
  return { byName, excerpt: excerptOf(text, wanted) }
}
