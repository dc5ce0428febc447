import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { FactKind } from './fact-kind.ts'
import { calendarOf, daysIn, joinsRange } from './language/calendar.ts'
import type { Token } from './language/fold.ts'
import { tokens } from './language/fold.ts'
import { lexiconOf, phraseAt } from './language/lexicon-of.ts'
import { wordRanks } from './language/word-ranks.ts'

const currency =
  '€|\\$|£|₺|¥|₹|zł|Kč|kr\\b\\.?|R\\$|Fr\\.?|CHF|EUR|USD|GBP|PLN|SEK|DKK|NOK|CZK|TRY|BRL|CAD|AUD|TL\\b|euros?\\b|dollars?\\b|pounds?\\b|Euro\\b|koron|korun|lira\\b|pence\\b|cents?\\b|ct\\b'
const money = new RegExp(
  `(?:${currency})\\s?\\d|\\d(?:[.,]\\d+|[.,][-–—]+)?\\s?(?:${currency})|\\d,[-–—](?!\\d)|\\d\\s?:-|\\d\\s?p\\b`,
  'iu',
)
// Begins where a word does and is bounded: a line of one letter must not be tried from each of its letters.
const email = /(?<![\w.+-])[\w.+-]{1,64}(?:@[\w-]{1,63}(?:\.[\w-]{1,63})+|\s?(?:\(at\)|\[at\])\s?[\w-]+)/iu
// Seven digits or more with the marks people set between them; no date, no hash, no decimal number.
const phone = /(?<![\w.,/-])\+?\(?\d[\d\s()./–-]{5,40}\d(?![\w-])/gu
const clock =
  /(?<![\d.,])(?:[01]?\d|2[0-4])(?::|\.|h)[0-5]\d(?!\d|[.,]\d|\s?(?:€|\$|£|%|km|kg|cm|zł|kr|m\b))|(?<![\d.,])(?:[01]?\d|2[0-4])\s?(?:h\b|uhr|am\b|pm\b|a\.m|p\.m|o'clock|hrs\b)/iu
const range = /(?<![\d.,])(?:[01]?\d|2[0-4])\s?[-–—]\s?(?:[01]?\d|2[0-4])(?![\d%]|[.,]\d)/u
const yearOrDate =
  /(?<![\d.,€$£-])(?:1[5-9]|20)\d\d(?![\d€]|[.,]\d|\s?(?:€|kr|zł|m²|m\b))|(?<!\d)[0-3]?\d[./-][01]?\d[./-](?:\d{4}|\d{2})(?!\d)|(?<![\d.])[0-3]?\d\.\s?[01]?\d\.(?!\d)/u
const postcode =
  /(?<!\d)(?:[A-Z]{1,2}[-\s])?\d{4,5}(?!\d)\s+\p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b\d{2}-\d{3}\s+\p{Lu}|\b\d{4}\s?[A-Z]{2}\b|\b\d{3}\s\d{2}\s+\p{Lu}|\b[A-Z]{2}\s\d{5}\b/u
const figure = /\p{N}/u

/** Longest part of a line that is looked through for facts, in characters; what people write is far shorter. */
const longestLine = 4_000

/** Everything a line states, read in its language. */
function factsIn(line: string, found: readonly Token[], language: SpokenLanguage): Set<FactKind> {
  const text = line.slice(0, longestLine)
  const facts = new Set<FactKind>()
  const lexicon = lexiconOf(language)
  if (email.test(text)) facts.add('email')
  for (const { fact, phrase } of lexicon.states)
    if (!facts.has(fact) && found.some((_, at) => phraseAt(found, at, phrase) > 0)) facts.add(fact)
  if (found.some(({ folded }) => lexicon.numbers.has(folded) && folded.length > 2)) facts.add('count')
  if (holdsPerson(found, language)) facts.add('person')
  if (!figure.test(text)) {
    return facts
  }
  facts.add('count')
  if (money.test(text)) facts.add('money')
  if (holdsPhone(text)) facts.add('phone')
  if (
    clock.test(text) ||
    ((range.test(text) || saysRange(found, language)) && daysIn(text, found, language).size > 0)
  )
    facts.add('hours').add('clock')
  if (yearOrDate.test(text) || namesDate(found, language)) facts.add('date')
  if (holdsAddress(text, found, lexicon.streets)) facts.add('address')
  if (holdsDuration(found, language)) facts.add('duration')
  return facts
}

/** 'Sunday: 11 to 3' gives hours in words. */
function saysRange(found: readonly Token[], language: SpokenLanguage): boolean {
  const isHour = (token: Token | undefined) => /^(?:1?\d|2[0-4])$/.test(token?.folded ?? '')
  return found.some(
    (token, at) => isHour(found[at - 1]) && joinsRange(token, language) && isHour(found[at + 1]),
  )
}

function holdsPhone(text: string): boolean {
  for (const [candidate] of text.matchAll(phone)) {
    const digits = candidate.replace(/\D/g, '')
    const isDate = /^[0-3]?\d[./-][01]?\d[./-](?:19|20)?\d\d$/.test(candidate.trim())
    const isYears = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(candidate.trim())
    if (digits.length >= 7 && digits.length <= 15 && !isDate && !isYears) return true
  }
  return false
}

function namesDate(found: readonly Token[], language: SpokenLanguage): boolean {
  const { months } = calendarOf(language)
  return found.some(
    ({ folded }, at) =>
      months.has(folded) &&
      [found[at - 1], found[at - 2], found[at + 1]].some((near) => near && /^\d/.test(near.folded)),
  )
}

function holdsAddress(text: string, found: readonly Token[], streets: ReadonlySet<string>): boolean {
  if (postcode.test(text)) return true
  return found.some(({ folded, capital }, at) => {
    const isStreet =
      streets.has(folded) ||
      (folded.length > 6 && [...streets].some((one) => one.length > 3 && folded.endsWith(one)))
    if (!isStreet) return false
    if (folded.length <= 4 && !capital && !/^(?:str|ul|rue|via|st)$/.test(folded)) return false
    return found.slice(Math.max(0, at - 4), at + 5).some((near) => /^\d{1,4}$/.test(near.folded))
  })
}

function holdsDuration(found: readonly Token[], language: SpokenLanguage): boolean {
  const { timeUnits, numbers } = lexiconOf(language)
  return found.some((_, at) => {
    const covered = timeUnits.some((unit) => phraseAt(found, at, unit) > 0)
    return (
      covered &&
      [found[at - 1], found[at - 2]].some(
        (near) => near && (/^\d/.test(near.folded) || numbers.has(near.folded)),
      )
    )
  })
}

const rareFrom = 4_000

/** Two names in a row, one of them no common word, or a title before a name. */
function holdsPerson(found: readonly Token[], language: SpokenLanguage): boolean {
  const ranks = wordRanks(language)
  const { roles } = lexiconOf(language)
  return found.some((token, at) => {
    const next = found[at + 1]
    if (
      token.capital &&
      token.lower.length > 2 &&
      !ranks.has(token.folded) &&
      language !== 'de' &&
      /^\p{L}+$/u.test(token.lower)
    )
      return true
    if (!next?.capital || next.start - token.end > 2 || !/^\p{L}{2,}$/u.test(next.lower)) return false
    if (roles.has(token.folded) && token.folded.length <= 4) return true
    if (!token.capital || token.lower.length < 2) return false
    const rare = (one: Token) => (ranks.get(one.folded) ?? Number.POSITIVE_INFINITY) >= rareFrom
    return rare(token) || rare(next)
  })
}

/** The words of a line with what it states: made once, used by all who read it. */
export interface ReadLine {
  tokens: Token[]
  facts: Set<FactKind>
  days: Set<number>
}

/** Reads a line once. */
export function readLine(text: string, language: SpokenLanguage): ReadLine {
  const found = tokens(text)
  return { tokens: found, facts: factsIn(text, found, language), days: daysIn(text, found, language) }
}
