import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { bareQuestion, courtesiesIn } from './bare-question.ts'
import { keyOf, phraseAt, type TalkLexicon, talkLexicons } from './lexicon.ts'
import { wishesPerson } from './other-wishes.ts'
import type { SmallTalk } from './talk-words.types.ts'
import { wordsIn } from './words-in.ts'

/** What a message is that asks nothing of the knowledge, and in which language. */
export interface Heard {
  kind: SmallTalk
  language: SpokenLanguage
}

const longestMessage = 200
const mostWords = 16
/** Words of no known use that may stand beside what is meant all the same. */
const strangeWords = { person: 6, complaint: 5, human: 2, thanks: 5 }

const happy =
  /[\u{1F44D}\u{1F44C}\u{1F64F}\u{2764}\u{1F600}-\u{1F60E}\u{1F970}\u{1F973}\u{1F389}\u{1F44F}\u{1F499}-\u{1F49C}\u{1F642}]/u
const unhappy =
  /[\u{1F620}-\u{1F622}\u{1F624}\u{1F62D}\u{1F44E}\u{1F61E}-\u{1F61F}\u{1F92C}\u{1F641}\u{1F612}\u{1F644}]/u
const waving = /\u{1F44B}/u
const onlyEmoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\s|[:;]-?[)(DP])+$/u

/** One language's reading of a message. */
interface Reading {
  lexicon: TalkLexicon
  /** Phrases that were heard, in order: where they stand, and how many words they have. */
  phrases: readonly { kind: SmallTalk; at: number; length: number }[]
  /** How many words are of no known use. */
  strange: number
  /** Places of question words outside the phrases. */
  asks: readonly number[]
  /** Words the language knows. */
  known: number
}

/**
 * Hears small talk in any of the languages; null for what may be a question: 'Hi! When do you open?' is one.
 * @param usual languages that win where several understand a message, the likeliest first
 */
export function hear(text: string, usual: readonly SpokenLanguage[] = []): Heard | null {
  const message = text.trim()
  if (!message || message.length > longestMessage) return null
  const lexicons = talkLexicons(usual)
  if (onlyEmoji.test(message)) return { kind: moodOf(message), language: lexicons[0]!.language }
  const words = wordsIn(message)
  if (words.length === 0 || words.length > mostWords) return null
  const readings = lexicons.map((lexicon) => read(words, lexicon))
  const [best] = readings.sort((a, b) => b.known - a.known)
  const kind = kindOf(best!, words, message.includes('?'))
  if (kind) return { kind, language: best!.lexicon.language }
  // What is answered is in the usual language: the agent speaks none of those by itself.
  return wishesPerson(words) ? { kind: 'person', language: lexicons[0]!.language } : null
}

/** The same of a message as people write it: in tags, or a question such as 'who are you' behind a greeting. */
export function hearMessage(text: string, usual: readonly SpokenLanguage[] = []): Heard | null {
  const bare = bareQuestion(text)
  return hear(text, usual) ?? (bare === text ? null : hear(bare, usual))
}

/** What is said to somebody by name, 'Hi Anna'; small talk only where the knowledge tells of no Anna. */
export function hearNamed(text: string, usual: readonly SpokenLanguage[] = []): Heard | null {
  return hear(courtesiesIn(text), usual)
}

/** The language whose everyday words a message holds most of, by some margin over the usual one. */
export function languageOf(text: string, usual: SpokenLanguage): SpokenLanguage {
  const words = wordsIn(text).slice(0, 60)
  let best = { language: usual, known: 0.5 }
  for (const lexicon of talkLexicons([usual])) {
    const { known } = read(words, lexicon)
    const needed = lexicon.language === usual ? 0 : best.known + (best.language === usual ? 1 : 0)
    if (known > needed) best = { language: lexicon.language, known }
  }
  return best.language
}

function read(words: readonly string[], lexicon: TalkLexicon): Reading {
  const phrases: { kind: SmallTalk; at: number; length: number }[] = []
  const asks: number[] = []
  let strange = 0
  let known = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at]!
    const phrase = lexicon.hears.get(keyOf(word))?.find((one) => phraseAt(one, words, at) > 0)
    if (phrase) {
      const { length } = phrase.words
      phrases.push({ kind: phrase.kind, at, length })
      known += length
      at += length
      continue
    }
    const isAsking = lexicon.asks.has(word)
    if (isAsking) asks.push(at)
    if (isAsking || lexicon.filler.has(word) || lexicon.tells.has(word)) known += 1
    else strange += 1
    at += 1
  }
  return { lexicon, phrases, strange, asks, known }
}

const wishes = ['person', 'human', 'complaint', 'identity'] as const
const courtesies = ['goodbye', 'no', 'thanks', 'yes', 'greeting'] as const

function kindOf({ lexicon, phrases, strange, asks }: Reading, words: readonly string[], questioned: boolean) {
  const [first] = phrases
  if (!first) return null
  // 'Help' asks what there is to ask, 'thanks for the help' does not.
  const heard = phrases.filter(
    ({ kind, length }) => kind !== 'identity' || length > 1 || phrases.length === 1,
  )
  const meant = wishes
    .map((kind) => heard.find((phrase) => phrase.kind === kind))
    .find((phrase) => phrase !== undefined)
  if (meant) return isMeant(meant, { strange, asks }, questioned) ? meant.kind : null
  const kind = courtesies.find((one) => heard.some((phrase) => phrase.kind === one))
  if (!kind) return null
  if (strange === 0 && asks.length === 0) return courtesyOf(kind, heard)
  // 'Thanks, that solved it' is thanks; 'ok sunday' and 'hi, opening hours' may ask.
  const tells = kind === 'thanks' && asks.length === 0 && strange <= strangeWords.thanks
  return tells && !questioned && tailTells(lexicon, words) ? kind : null
}

function isMeant(
  { kind, at }: Reading['phrases'][number],
  { strange, asks }: Pick<Reading, 'strange' | 'asks'>,
  questioned: boolean,
): boolean {
  if (kind === 'identity') return strange === 0 && asks.length === 0
  if (strange > strangeWords[kind as keyof typeof strangeWords]) return false
  if (kind === 'complaint') return !questioned && asks[0] !== 0
  // 'Can I talk to somebody' asks before it, 'talk to somebody: when are you open' after it.
  return asks.every((place) => place < at)
}

function courtesyOf(kind: SmallTalk, heard: Reading['phrases']): SmallTalk {
  // 'Ok, ciao' ends what 'ciao' alone begins.
  if (kind !== 'goodbye' && heard.length > 1 && kind !== 'greeting' && heard.at(-1)!.kind === 'greeting')
    return 'goodbye'
  return kind
}

/** 'Thanks, that solved it' tells; 'thanks, opening hours' may ask. */
function tailTells({ tells }: TalkLexicon, words: readonly string[]): boolean {
  return words.slice(1).some((word) => tells.has(word))
}

function moodOf(emoji: string): SmallTalk {
  if (waving.test(emoji)) return 'greeting'
  if (unhappy.test(emoji) || /:-?\(/.test(emoji)) return 'complaint'
  return happy.test(emoji) || /[:;]-?[)D]/.test(emoji) ? 'thanks' : 'yes'
}
