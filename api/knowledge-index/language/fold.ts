const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
const special = /[ßøłæœıđðþ]/g
const marks = /\p{Mark}/gu

/** A word without its accents, in small letters: what is compared, since people leave accents out. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most words of most languages are plain ASCII; normalising them would cost more than the test.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII itself.
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(special, (letter) => letters[letter] ?? letter)
}

/** A word of a text: as written in small letters, and where it stands. */
export interface Token {
  /** As written, in small letters, with its accents: what a stemmer wants. */
  lower: string
  /** The same without accents. */
  folded: string
  start: number
  end: number
  /** Begins with a capital letter. */
  capital: boolean
}

// Figures with their separators are one word ('9:30', '1.200'); letters with apostrophes and hyphens inside are split.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const word = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+|[@#]/gu

const longestWord = 100

/** The words of a text, in order. */
export function tokens(text: string): Token[] {
  const found: Token[] = []
  for (const match of text.matchAll(word)) {
    const [written] = match
    if (written === '@' || written === '#') continue
    if (unspaced.test(written)) {
      found.push(...pairs(written, match.index))
      continue
    }
    // Nobody looks for the rest of a word this long, and stemming takes time by its length.
    const lower = written.slice(0, longestWord).toLowerCase()
    found.push({
      lower,
      folded: fold(lower),
      start: match.index,
      end: match.index + written.length,
      capital: written.charAt(0) !== lower.charAt(0),
    })
  }
  return found
}

/** Scripts written without spaces become overlapping pairs of characters, the usual way without a dictionary. */
function pairs(written: string, start: number): Token[] {
  const letters = [...written]
  if (letters.length < 2)
    return [{ lower: written, folded: written, start, end: start + written.length, capital: false }]
  let at = start
  return letters.slice(1).map((letter, index) => {
    const before = letters[index]!
    const pair = `${before}${letter}`
    const token = { lower: pair, folded: pair, start: at, end: at + pair.length, capital: false }
    at += before.length
    return token
  })
}
