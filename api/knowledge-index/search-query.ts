import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { askingWords } from '../providers/responder/talk/asking-words.ts'
import { bareQuestion } from '../providers/responder/talk/bare-question.ts'
import { daysIn } from './language/calendar.ts'
import { likeliest } from './language/detect-language.ts'
import { type Token, tokens } from './language/fold.ts'
import type { QuestionType } from './language/lexicon.ts'
import { holdsPhrase, lexiconOf, phraseAt } from './language/lexicon-of.ts'
import { wordRanks } from './language/word-ranks.ts'
import { sentenceSpans } from './sentences.ts'

/** What was said before, oldest first, without the question itself. */
export interface SaidTurn {
  role: 'user' | 'assistant'
  content: string
}

const longestPlainQuestion = 300
const longestRead = 10_000
const mostTurnsBack = 3

/**
 * The words to search for. A long message is reduced to the question in it; a follow-up ('and on Sunday?')
 * takes along the words of the question it follows, except the days it replaces.
 */
export function toSearchQuery(text: string, history: readonly SaidTurn[] = []): string {
  const question = withoutOpener(questionIn(text))
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack)
  if (asked.length === 0) return question
  const earlier = asked.map((turn) => questionIn(turn.content))
  const language = likeliest([...earlier, question].join('\n')).language ?? 'en'
  return withContext(question, earlier, language)
}

function withContext(question: string, earlier: readonly string[], language: SpokenLanguage): string {
  const previous = earlier.at(-1)
  if (previous === undefined) return question
  const words = tokens(question)
  const opening = openingOf(words, language)
  if (!isFollowUp(question, words, opening, language)) return question
  const before = withContext(previous, earlier.slice(0, -1), language)
  if (opening === 0 && asksForItself(question, words, before, language)) return question
  const rest = question.slice(words[opening]?.start ?? 0)
  const carried = withoutOthers(
    daysIn(question, words, language).size > 0 ? withoutDays(before, language) : before,
    words,
    language,
  )
  return `${carried.replace(/[?？\s]+$/, '')} ${rest}`
}

/** 'Where' and 'is', which are 'or' and 'and' without their accents. */
const others = new Set(['où', 'è', 'é'])

/** How many words open a follow-up: 'and', 'what about'. */
function openingOf(words: readonly Token[], language: SpokenLanguage): number {
  if (others.has(words[0]?.lower ?? '')) return 0
  return Math.max(0, ...lexiconOf(language).openers.map((phrase) => phraseAt(words, 0, phrase)))
}

function isFollowUp(
  question: string,
  words: readonly Token[],
  opening: number,
  language: SpokenLanguage,
): boolean {
  const { filler, pronouns, words: asking } = lexiconOf(language)
  const content = words.filter(
    ({ folded }) => !filler.has(folded) && !asking.has(folded) && !pronouns.has(folded),
  )
  const names = daysIn(question, words, language).size > 0
  if (names && content.length <= 1) return true
  if (content.length <= 1 && pointsBack(words, language)) return true
  return opening > 0 && content.length <= 2
}

/** 'Are you open on Monday?' after a question of prices: a day and hours of its own, and nothing to go on from. */
function asksForItself(
  question: string,
  words: readonly Token[],
  before: string,
  language: SpokenLanguage,
): boolean {
  if (daysIn(question, words, language).size === 0 || pointsBack(words, language)) return false
  const hours = lexiconOf(language).asks.filter(({ type }) => type === 'hours')
  const asksHours = (found: readonly Token[]) =>
    holdsPhrase(
      found,
      hours.map(({ phrase }) => phrase),
    )
  const earlier = tokens(before)
  return asksHours(words) && !asksHours(earlier) && daysIn(before, earlier, language).size === 0
}

function pointsBack(words: readonly Token[], language: SpokenLanguage): boolean {
  const { pronouns } = lexiconOf(language)
  return words.some(({ folded }) => pronouns.has(folded) && !isOpeningPlace(folded))
}

// 'There', 'here' and 'this' stand in whole questions: 'is there parking?'
const places = new Set(['there', 'here', 'this', 'these', 'he', 'she'])
const isOpeningPlace = (folded: string) => places.has(folded)

function withoutDays(text: string, language: SpokenLanguage): string {
  let kept = text
  for (const word of tokens(text).toReversed())
    if (daysIn(text, [{ ...word, capital: true }], language).size > 0)
      kept = `${kept.slice(0, word.start)}${kept.slice(word.end)}`
  return kept.replace(/\s+/g, ' ').trim()
}

/** 'And for a city bike?' takes the place of the e-bike asked of before: another of its kind. */
function withoutOthers(before: string, words: readonly Token[], language: SpokenLanguage): string {
  const { filler, words: asking, pronouns } = lexiconOf(language)
  const tells = ({ folded }: Token) => !filler.has(folded) && !asking.has(folded) && !pronouns.has(folded)
  const isSmall = ({ folded }: Token) => (wordRanks(language).get(folded) ?? rareFrom) < smallBelow
  const earlier = tokens(before)
  let kept = before
  for (const [at, word] of earlier.entries()) {
    const again = words.findIndex(({ folded }) => folded === word.folded)
    const [other, own] = [earlier[at - 1], words[again - 1]]
    if (again < 1 || !other || !own || !tells(word) || own.folded === other.folded) continue
    const isPart = before.slice(other.end, word.start) === '-'
    if (
      !filler.has(own.folded) &&
      !isSmall(own) &&
      (isPart || (!filler.has(other.folded) && !isSmall(other)))
    )
      kept = before.slice(0, other.start) + before.slice(word.start)
  }
  return kept
}

/** 'And where are you located?' asks for itself, whatever was spoken of: it names whom it asks, and a thing or a fact of theirs. */
function withoutOpener(question: string): string {
  const words = tokens(question)
  for (const language of spokenLanguages) {
    const rest = words.slice(1)
    if (!joins(words[0], language) || !saysYou(rest, language) || pointsBack(rest, language)) continue
    if (daysIn(question, rest, language).size > 0) continue
    const { filler, words: asking, asks } = lexiconOf(language)
    const facts = asks.filter(({ type }) => siteFacts.has(type)).map(({ phrase }) => phrase)
    const names = rest.some(
      ({ folded }) => !filler.has(folded) && !asking.has(folded) && !wordsOf('you', language).has(folded),
    )
    if (names || holdsPhrase(rest, facts)) return begun(question, rest[0]!.start)
  }
  return question
}

const siteFacts: ReadonlySet<QuestionType> = new Set(['address', 'hours', 'phone', 'email', 'contact'])

const listed = new Map<string, ReadonlySet<string>>()

/** Words of one list of a language, without accents. */
function wordsOf(list: 'you' | 'and', language: SpokenLanguage): ReadonlySet<string> {
  const key = `${list} ${language}`
  const known = listed.get(key) ?? new Set(tokens(askingWords[language][list]).map(({ folded }) => folded))
  listed.set(key, known)
  return known
}

const joins = (first: Token | undefined, language: SpokenLanguage) =>
  first !== undefined && !others.has(first.lower) && wordsOf('and', language).has(first.folded)

const saysYou = (words: readonly Token[], language: SpokenLanguage) =>
  words.some(({ folded }) => wordsOf('you', language).has(folded))

/** The rest of a question as a sentence of its own. */
function begun(question: string, from: number): string {
  const rest = question.slice(from).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return question.startsWith('¿') ? `¿${rest}` : rest
}

const smallBelow = 60
const rareFrom = 10_000

/** The question in a message, without the small talk around it. */
function questionIn(text: string): string {
  return bareQuestion(askedIn(text))
}

function askedIn(text: string): string {
  const read = text.slice(0, longestRead)
  if (read.length <= longestPlainQuestion) return read
  const sentences = sentenceSpans(read).map(({ start, end }) => read.slice(start, end))
  const questions = sentences.filter((sentence) => /[?？؟]/.test(sentence.slice(-3)))
  return (questions.length > 0 ? questions.slice(-2) : sentences.slice(0, 1)).join(' ')
}
