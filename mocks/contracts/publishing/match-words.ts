/**
 * Text as it is compared: without case, accents and marks of emphasis, with every run of spaces as one, and with
 * straight quotes and dashes. Digits keep what is between them: 7.30 is not 730.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replace(/ß/g, 'ss')
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[*_]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

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
  if (unspaced.test(before) || unspaced.test(after)) return true
  return !(inWord.test(before) && inWord.test(after))
}

const inWord = /[\p{L}\p{N}]/u
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
