/**
 * Text as it is compared: without case, accents of Latin, Greek and Cyrillic letters and marks of emphasis, with every
 * run of spaces as one, and with straight quotes and dashes. Marks of other scripts are letters of theirs and stay.
 * Digits keep what is between them: 7.30 is not 730.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '$1')
    .toLocaleLowerCase('en')
    .replace(/ß/g, 'ss')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[*_]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Marks that are no letters of their own: on these scripts' letters, and on what is no letter. */
const accents = /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|[^\p{L}\p{M}])\p{M}+/gu

/** Whether a text holds a phrase as whole words, whatever its case, accents and spacing. A phrase of nothing is in no text. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const [whole, part] = [foldText(text), foldText(phrase)]
  if (part === '') return false
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (isEdge(whole, at) && isEdge(whole, at + part.length)) return true
  }
  return false
}

/** Whether no word or number goes on across a place. Languages without spaces have an edge between any two letters. */
function isEdge(text: string, at: number): boolean {
  const [before = '', after = ''] = [charBefore(text, at), charAt(text, at)]
  if (isMark.test(after) || isInNumber(text, at)) return false
  if (unspaced.test(before) || unspaced.test(after)) return true
  return !(inWord.test(before) && inWord.test(after))
}

/** Whether a number goes on across a place by what parts its digits: 250 is not in 1.250, nor 30 in 7:30. */
function isInNumber(text: string, at: number): boolean {
  const around = (from: number) => splitNumber.test(text.slice(Math.max(0, from), from + 3))
  return around(at - 1) || around(at - 2)
}

const splitNumber = /^\p{Nd}[.,:'٫٬]\p{Nd}$/u
const isMark = /\p{M}/u
const inWord = /[\p{L}\p{N}\p{M}]/u
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function charAt(text: string, at: number): string | undefined {
  const code = text.codePointAt(at)
  return code === undefined ? undefined : String.fromCodePoint(code)
}

function charBefore(text: string, at: number): string | undefined {
  if (at === 0) return undefined
  const isPair = at > 1 && /[\uDC00-\uDFFF]/.test(text[at - 1] ?? '')
  return charAt(text, at - (isPair ? 2 : 1))
}
