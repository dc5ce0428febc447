import { stemOf } from '#features/shared/words/stem-of.ts'

/** Words of a question that say nothing about what is looked for. */
const idle = new Set(
  'a about adjust modify replace swap update agent agents all am an and any are as at be bot by can change chatbot choose could do does edit find for from get give go has have how i if in into is it its just let like make me my need no not of on one or our please put see set setting settings shall should show so some than that the their them there this to turn up us use want was we what when where which while who will with would you your'.split(
    ' ',
  ),
)

/** The words of a text without case and accents; 'maxChunkSize' is three. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** What a search knows a word by. */
export function termOf(word: string): string {
  return stemOf(word === 'color' || word === 'colors' ? 'colour' : word)
}

/** The words of a text that say what it is about. */
export function onlyTelling(text: string): string[] {
  return wordsOf(text).filter((word) => !idle.has(word))
}

/** The words of a query that count: all of them where the others say nothing. */
export function tellingWords(query: string): string[] {
  const telling = onlyTelling(query)
  return telling.length > 0 ? telling : wordsOf(query)
}
