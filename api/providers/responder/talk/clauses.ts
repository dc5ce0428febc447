import { wordsIn } from './words-in.ts'

/** A word of a message: as it is compared, and where it stands. */
interface Word {
  text: string
  start: number
  /** Written as names are: with a capital letter and small ones behind it. */
  named: boolean
}

/** What stands between two marks: a part of a sentence. */
export interface Clause {
  words: readonly Word[]
  /** Where it stands, with the mark that ends it. */
  start: number
  end: number
  /** Nothing of its sentence follows. */
  ends: boolean
  asked: boolean
  /** A colon ends it. */
  names: boolean
  /** It begins a line. */
  line: boolean
}

const mark = /[.!?…。？！]+(?=["'”»“]?(?:\s|$))|\n+|[,;:–—](?=\s)|\s-(?=\s)/gu
const ending = /[.!?…。？！\n]/

/** The parts of a message's sentences. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let line = true
  for (const { 0: found, index } of [...text.matchAll(mark), { 0: '', index: text.length }]) {
    const end = index + found.length
    const words = placedWords(text, from, index)
    const ends = found === '' || ending.test(found)
    const last = clauses.at(-1)
    if (words.length > 0) {
      clauses.push({ words, start: from, end, ends, asked: /[?？]/.test(found), names: found === ':', line })
      line = false
    } else if (last) {
      last.end = end
      last.ends ||= ends
    }
    line ||= found.includes('\n')
    from = end
  }
  return clauses
}

function placedWords(text: string, from: number, to: number): Word[] {
  return [...text.slice(from, to).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) => {
    const [word] = wordsIn(written)
    return word ? [{ text: word, start: from + index, named: /^\p{Lu}[\p{Ll}\p{M}]/u.test(written) }] : []
  })
}
