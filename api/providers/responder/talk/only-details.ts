import { contactDetailsIn } from './contact-details.ts'
import { type Phrase, talkLexicons } from './lexicon.ts'
import { wordsIn } from './words-in.ts'

/** Words of no known use that may stand beside details: 'reach me at', 'am besten'. */
const strangeBeside = 1
/** Words by which somebody says what a detail is, in any of the languages. */
const ofDetails =
  /^(?:e|mail\w*|email\w*|posta|adres\w*|address|name|nom|nombre|nome|naam|ime|jmeno|imie|isim|number|num\w*|nummer|tel|telefon\w*|telephone|phone|mobil\w*|handy|cell|whatsapp|reach|call|text|write|contact|at|on|ring|erreich\w*|schreib\w*|ruf\w*)$/
const gap = '…'

/** What stands beside the address, number and name in a message, which leave a gap; the message where there are none. */
export function withoutDetails(text: string): string {
  const details = Object.values(contactDetailsIn(text) ?? {})
  return details.reduce((rest, detail) => rest.replaceAll(detail, gap), text)
}

/** Whether a message tells how somebody is reached, and nothing else. */
export function isOnlyDetails(text: string): boolean {
  const rest = withoutDetails(text)
  if (rest === text || rest.includes('?')) return false
  const words = wordsIn(rest).filter((word) => !ofDetails.test(word))
  return talkLexicons([]).some(
    ({ filler, asks, nameIs }) =>
      !asks.has(words[0] ?? '') &&
      words.filter((word) => !filler.has(word) && !asks.has(word) && !isPartOf(word, nameIs)).length <=
        strangeBeside,
  )
}

/** A message without the sentences that only tell how somebody is reached; the message where nothing else is in it. */
export function withoutReach(text: string): string {
  const sentences = text.split(/(?<=[.!?…。？！])\s+/u)
  const left = sentences.filter((sentence) => !isOnlyDetails(sentence))
  return left.length === 0 || left.length === sentences.length ? text : left.join(' ')
}

/** The last of these that asks for more than to be reached: how somebody is reached is not what they asked. */
export function lastAsked<T extends { text: string }>(said: readonly T[]): T | undefined {
  return said.findLast(({ text }) => !isOnlyDetails(text)) ?? said.at(-1)
}

function isPartOf(word: string, phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => phrase.words.some(({ text }) => text === word))
}
