import { stemOf } from '#features/shared/words/stem-of.ts'

/** Words of a question that say nothing about what is looked for. */
const idle = new Set(
  'a about adjust again agent agents all already also am an and any anybody anyone anything are aren as at be because been being between bot by can cannot cant change chatbot choose could couldn d did didn do does doesn doesnt don done dont during edit even ever everybody everyone everything find for from get gets getting give go gonna got had has hasn have haven having he her him how i if in instead into is isn it its ive just let lets like ll lot lots m make me modify more most much my n need no not of on one only or other others our out over please put re really replace s see set setting settings shall she should shouldn show so some somebody someone something still swap t tell than that the their them then these they thing things this those to too turn up update us use ve very wanna want was wasn we what whats when where which while who will with without won wont would wouldn yet you your'.split(
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
