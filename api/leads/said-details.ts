import { emailKey, phoneKey } from '#mocks/contracts/conversations/same-visitor.ts'
import { phraseAt, talkLexicons } from '../providers/responder/talk/lexicon.ts'
import { wordsIn } from '../providers/responder/talk/words-in.ts'
import type { FoundDetails } from './lead-details.ts'

const mostNameWords = 6
const longestName = 80
/** A number is written in so many groups of digits at most. */
const mostGroups = 8

/** Whether a visitor wrote all of these details, each as a whole: a piece of an address or number is another one. */
export function isSaid({ name, email, phone }: FoundDetails, said: string): boolean {
  return (
    (!email || saysEmail(said, email)) &&
    (!phone || saysNumber(said, phone)) &&
    (!name || saysName(said, name))
  )
}

/** Whether something can be a name, and is no piece of a sentence: 'call me', 'my name is'. */
export function isName(name: string, said: string): boolean {
  const words = wordsIn(name)
  if (name.length > longestName || words.length > mostNameWords || /[@?/\d]/.test(name)) return false
  if (!/\p{L}/u.test(name)) return false
  const lexicons = talkLexicons([])
  const isSentence = lexicons.some(({ nameIs, hears }) =>
    [...nameIs, ...[...hears.values()].flat()].some(
      (phrase) => phrase.words.length > 1 && words.some((_, at) => phraseAt(phrase, words, at) > 0),
    ),
  )
  if (isSentence) return false
  const isEveryday = (word: string) =>
    lexicons.some(
      ({ filler, asks, nameIs }) =>
        filler.has(word) || asks.has(word) || nameIs.some((phrase) => phraseAt(phrase, [word], 0) > 0),
    )
  // 'Will' and 'Ben' are names where the visitor writes them as such.
  const isWritten = /^\p{Lu}/u.test(name) && said.includes(name)
  return isWritten || !words.every(isEveryday)
}

function saysEmail(said: string, email: string): boolean {
  const tokens = said.split(/[\s<>,;:()[\]|"]+/)
  return tokens.some((token) => emailKey(token.replace(/^['*_]+|[.!?'*_…]+$/g, '')) === emailKey(email))
}

/** Groups of digits are one number where only what numbers are written with stands between them. */
function saysNumber(said: string, phone: string): boolean {
  const key = phoneKey(phone)
  if (key === '') return false
  return said.split(/[^\d\s()+./-]+/).some((row) => {
    const groups = row.match(/\d+/g) ?? []
    return groups.some((_, from) =>
      groups
        .slice(from, from + mostGroups)
        .some((_group, length) => phoneKey(groups.slice(from, from + length + 1).join('')) === key),
    )
  })
}

function saysName(said: string, name: string): boolean {
  const words = wordsIn(said)
  const all = words.join(' ')
  // Not every script parts words.
  const isApart = (word: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(word)
  return wordsIn(name).every((word) => (isApart(word) ? words.includes(word) : all.includes(word)))
}
