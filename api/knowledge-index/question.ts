import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { cosine } from './cosine.ts'
import type { FactKind } from './fact-kind.ts'
import { calendarOf, daysIn } from './language/calendar.ts'
import { conceptsOf } from './language/concepts.ts'
import { likeliest } from './language/detect-language.ts'
import { type Token, tokens } from './language/fold.ts'
import type { QuestionType } from './language/lexicon.ts'
import { lexiconOf, phraseAt } from './language/lexicon-of.ts'
import { stem } from './language/stem.ts'
import { wordRanks } from './language/word-ranks.ts'
import type { SiteIndex } from './site-index.ts'
import { type Respelling, respell, spellingParts } from './spelling.ts'

/** One word of a question that carries meaning. */
export interface Term {
  /** As typed, without accents. */
  folded: string
  /** How telling it is, 0..1: rare in the language and rare on the site. */
  weight: number
  /** How rare it is in the language alone, 0..1. */
  rarity: number
  /** What stands for it on the site, with how well (0..1); empty when nothing does. */
  found: ReadonlyMap<string, number>
  /** True when letters alone found it, not only its meaning. */
  lexical?: boolean
  /** A figure or number word. */
  figure?: boolean
  /** Read as another spelling of a word of the site. */
  respelt: boolean
  /** What it means, as a vector of length 1. */
  vector?: Float32Array | undefined
}

/** A question, read for one site. */
export interface Question {
  text: string
  language: SpokenLanguage
  words: readonly Token[]
  /** Kinds of answers it asks for. */
  types: ReadonlySet<QuestionType>
  /** Facts one of which answers it; empty when words alone do. */
  wanted: ReadonlySet<FactKind>
  days: ReadonlySet<number>
  terms: readonly Term[]
  /** Goes on from something said before ('and the second one?'). */
  opens: boolean
  /** Holds a word that stands for something said before ('it', 'that one'). */
  points: boolean
  /** What it means, as a vector of length 1. */
  meaning?: Float32Array | undefined
}

/** What a question and its words mean, as vectors of length 1. */
export interface QuestionMeanings {
  whole: Float32Array | undefined
  /** By word as typed, without accents. */
  words: ReadonlyMap<string, Float32Array>
}

const alikeFrom = 0.62
const mostAlike = 4

/** Words of the site that mean nearly the same stand for a word that is not there itself. */
function withAlike(
  term: Term,
  site: SiteIndex,
  meanings: ReadonlyMap<string, Float32Array> | undefined,
): Term {
  const vector = meanings?.get(term.folded)
  if (!vector || !site.meanings || term.figure) return term
  if (term.found.size > 0) return { ...term, vector }
  const near: { term: string; credit: number }[] = []
  for (const word of site.meanings.words) {
    const alike = cosine(vector, word.vector)
    if (alike >= alikeFrom) near.push({ term: word.term, credit: Math.min(0.75, alike - 0.1) })
  }
  near.sort((a, b) => b.credit - a.credit)
  const found = new Map(term.found)
  for (const one of near.slice(0, mostAlike))
    if ((found.get(one.term) ?? 0) < one.credit) found.set(one.term, one.credit)
  return { ...term, found, vector, lexical: false }
}

const longestQuestion = 2_000
const mostTerms = 24
/** Lines in which a name is looked for. */
const mostNamed = 50
/** Each costs a look through every word of the site and the commonest of the language. */
const mostTypos = 16
const commonest = 60
const rankScale = 40
const rankedWords = 10_000

const factsOfType: Partial<Record<QuestionType, readonly FactKind[]>> = {
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  money: ['money'],
  hours: ['hours'],
  date: ['date', 'hours'],
  count: ['count', 'money'],
  duration: ['duration'],
  person: ['person'],
  contact: ['phone', 'email', 'address'],
}

/** Reads a question: its language, what kind of answer it wants, and the words that must be found. */
export function readQuestion(text: string, site: SiteIndex, meanings?: QuestionMeanings): Question {
  const read = text.slice(0, longestQuestion)
  const typed = tokens(read)
  const language = questionLanguage(read, typed, site)
  const lexicon = lexiconOf(language)
  const { words, readings } = readTypos(typed, language, site)
  const types = new Set<QuestionType>()
  const covered = new Set<number>()
  for (const { type, phrase } of lexicon.asks) {
    for (let at = 0; at < words.length; at++) {
      const length = phraseAt(words, at, phrase)
      if (length === 0) continue
      types.add(type)
      // 'Founder' and 'owner' say whom a line must name; a number says itself that it is a phone's.
      if (factsOfType[type] && type !== 'person')
        for (let one = at; one < at + length; one++) covered.add(one)
    }
  }
  const days = daysIn(read, words, language)
  // 'How much' asks for a price or a number; a word for price beside it settles which.
  if (types.has('money') && types.has('count') && namesPrice(words, language)) types.delete('count')
  // 'Can I come on Sunday?' asks for hours without a word of them.
  if (days.size > 0 && ![...types].some((type) => factsOfType[type])) types.add('hours')
  const wanted = new Set([...types].flatMap((type) => factsOfType[type] ?? []))
  const found = termsOf(read, words, covered, days, readings, language, site).map((term) =>
    withAlike(term, site, meanings?.words),
  )
  const terms = aboutItself(types) ? found.filter((term) => !namesOurselves(term, lexicon.ourselves)) : found
  return {
    text: read,
    language,
    words,
    types,
    wanted,
    days,
    terms,
    opens: goesOn(words, language) || pointsBack(words, terms, language),
    points: words.some(({ folded }) => lexicon.pronouns.has(folded)),
    meaning: meanings?.whole,
  }
}

/** Asks for what a whole site has one of. */
function aboutItself(types: ReadonlySet<QuestionType>): boolean {
  return (['address', 'hours', 'phone', 'email', 'contact'] as const).some((type) => types.has(type))
}

/** 'Your shop' is the site's owner where the site speaks of no shop; a shop among other things is a subject. */
function namesOurselves({ folded, found }: Term, ourselves: ReadonlySet<string>): boolean {
  return found.size === 0 && ourselves.has(folded)
}

/** A word of price stands there on its own, not only 'how much'. */
function namesPrice(words: readonly Token[], language: SpokenLanguage): boolean {
  return lexiconOf(language).asks.some(
    ({ type, phrase }) =>
      type === 'money' && phrase.words.length === 1 && words.some((_, at) => phraseAt(words, at, phrase) > 0),
  )
}

const shortFollowUp = 7

function goesOn(words: readonly Token[], language: SpokenLanguage): boolean {
  const { openers, pronouns } = lexiconOf(language)
  if (words.length > shortFollowUp) return false
  const opens = openers.some((phrase) => phraseAt(words, 0, phrase) > 0)
  return opens || words.some(({ folded }) => demonstrative.has(folded) && pronouns.has(folded))
}

/** Nothing but its kind and a pronoun at the end: 'how much is it?', 'what time is it?' */
function pointsBack(words: readonly Token[], terms: readonly Term[], language: SpokenLanguage): boolean {
  const last = words.at(-1)
  return terms.length === 0 && last !== undefined && lexiconOf(language).pronouns.has(last.folded)
}

// Of the pronouns those that point at something said; 'it' and 'they' also stand in whole questions.
const demonstrative = new Set(
  'that those one ones second first other others same davon damit zweite andere anderen celui celle ceux autre ese esa eso otro otra quello quella altro altra dat die andere ander esse essa desse dessa outro outra tego tamten drugi drugie den det andra anden andet ten ta to druhy o diger oburu'.split(
    ' ',
  ),
)

/** The site's own language unless another is clearly likelier. */
function questionLanguage(text: string, words: readonly Token[], site: SiteIndex): SpokenLanguage {
  const usual = site.language
  const { language, lead } = likeliest(text)
  const share = (one: SpokenLanguage) => {
    const lexicon = lexiconOf(one)
    const ranks = wordRanks(one)
    const known = words.filter(
      ({ folded }) => lexicon.filler.has(folded) || (ranks.get(folded) ?? 9_999) < 1_500,
    )
    return known.length / Math.max(1, words.length)
  }
  const candidates = new Set<SpokenLanguage>([usual, 'en', ...(language ? [language] : [])])
  let best = usual
  let bestScore = share(usual) + 0.15
  for (const one of candidates) {
    if (one === usual) continue
    const score = share(one) + (one === language ? Math.min(0.3, lead(usual)) : 0)
    if (score > bestScore) [best, bestScore] = [one, score]
  }
  return best
}

function termsOf(
  text: string,
  words: readonly Token[],
  covered: ReadonlySet<number>,
  days: ReadonlySet<number>,
  readings: ReadonlyMap<number, readonly Respelling[]>,
  language: SpokenLanguage,
  site: SiteIndex,
): Term[] {
  const lexicon = lexiconOf(language)
  const ranks = wordRanks(language)
  const terms: Term[] = []
  const seen = new Set<string>()
  for (const [at, { lower, folded }] of words.entries()) {
    if (covered.has(at)) continue
    const isLetter = folded.length === 1 && !/\d/.test(folded)
    const isName = namesPerson(words[at]!, at, language, site)
    if (isLetter ? !tellsApart(text, words[at]!, site) : lexicon.filler.has(folded) && !isName) continue
    if (calendarOf(language).days.has(folded) && (folded.length > 3 || days.size > 0)) continue
    const isFigure = /^\d/.test(folded) || lexicon.numbers.has(folded)
    const rank = isFigure ? undefined : (ranks.get(folded) ?? ranks.get(stem(lower, language)))
    if (
      !isLetter &&
      rank !== undefined &&
      rank < commonest &&
      !isName &&
      !site.places.get(stem(lower, language))?.sections.length
    )
      continue
    const term = resolve(lower, folded, readings.get(at) ?? [], language, rank, site)
    const key = [...term.found.keys()][0] ?? folded
    if (seen.has(key)) continue
    seen.add(key)
    terms.push(isFigure ? { ...term, figure: true } : term)
    if (terms.length === mostTerms) break
  }
  return terms
}

/** 'May' and 'Will' are people where the site writes a second name behind them. */
function namesPerson(
  { capital, lower, folded }: Token,
  at: number,
  language: SpokenLanguage,
  site: SiteIndex,
): boolean {
  if (at === 0 || !capital) return false
  return (site.places.get(stem(lower, language))?.units ?? []).slice(0, mostNamed).some((unit) => {
    const { tokens, facts } = site.lines[unit]!
    const first = tokens[0]
    return facts.has('person') && first?.folded === folded && first.capital && tokens[1]?.capital === true
  })
}

/** The letter of 'e-bike' is half the name of a thing, where the site has that letter at all. */
function tellsApart(text: string, { folded, end }: Token, site: SiteIndex): boolean {
  return /^[-‐‑]\p{L}{2}/u.test(text.slice(end, end + 3)) && site.places.has(folded)
}

function resolve(
  lower: string,
  folded: string,
  readings: readonly Respelling[],
  language: SpokenLanguage,
  rank: number | undefined,
  site: SiteIndex,
): Term {
  const rarity =
    rank === undefined
      ? 1
      : 0.15 + 0.85 * Math.min(1, Math.log(1 + rank / rankScale) / Math.log(1 + rankedWords / rankScale))
  const found = new Map<string, number>()
  const add = (term: string, credit: number) => {
    if (credit > (found.get(term) ?? 0) && site.places.has(term)) found.set(term, credit)
  }
  const own = stem(lower, language)
  add(own, 1)
  const written = site.spellings.get(folded)
  if (written) add(written.term, 1)
  if (site.language !== language) add(stem(lower, site.language), 1)
  const concepts = new Set(conceptsOf(own, folded, language))
  for (const { folded: spelling, credit } of readings) {
    const meant = site.spellings.get(spelling)
    if (meant) add(meant.term, credit)
    for (const concept of conceptsOf(meant?.term ?? stem(spelling, language), spelling, language))
      concepts.add(concept)
  }
  for (const concept of concepts) add(concept, 0.85)
  for (const [term, credit] of spellingParts(own, folded, site)) add(term, credit)
  return { folded, rarity, respelt: readings.length > 0, found, weight: rarity * siteRarity(found, site) }
}

/** Puts the likeliest reading in the place of the first 16 words nobody knows; other readings of a place are kept beside. */
function readTypos(typed: readonly Token[], language: SpokenLanguage, site: SiteIndex) {
  const lexicon = lexiconOf(language)
  const ranks = wordRanks(language)
  const readings = new Map<number, Respelling[]>()
  let looked = 0
  const words = typed.map((word, at): Token => {
    const { folded } = word
    if (
      folded.length < 4 ||
      site.spellings.has(folded) ||
      lexicon.filler.has(folded) ||
      lexicon.words.has(folded)
    )
      return word
    const rank = ranks.get(folded) ?? Number.POSITIVE_INFINITY
    if (rank < safelyKnown || conceptsOf(stem(word.lower, language), folded, language).length > 0) return word
    if (looked++ >= mostTypos) return word
    const isWord = rank < Number.POSITIVE_INFINITY
    const here = respell(folded, site.spellings.keys(), isWord)
    const closed = respell(folded, lexicon.words, isWord)
    const best = [...here, ...closed].sort((a, b) => b.credit - a.credit)
    const first = best[0]
    if (first) {
      readings.set(
        at,
        best.filter(({ credit }) => credit === first.credit),
      )
      const word = closed.find(({ credit }) => credit === first.credit)
      return word ? { ...typed[at]!, folded: word.folded, lower: word.folded } : typed[at]!
    }
    if (isWord) return word
    const common = respell(folded, commonWords(ranks), false)[0]
    return common ? { ...word, folded: common.folded, lower: common.folded } : word
  })
  return { words, readings }
}

const safelyKnown = 2_500
const commonEnough = 6_000

function* commonWords(ranks: ReadonlyMap<string, number>): Generator<string> {
  for (const [word, rank] of ranks) {
    if (rank > commonEnough) return
    if (word.length >= 4) yield word
  }
}

/** Words on every line tell little; a word found nowhere keeps its full weight, for then we may not know. */
function siteRarity(found: ReadonlyMap<string, number>, site: SiteIndex): number {
  let most = 0
  for (const [term, credit] of found) {
    if (credit < 0.8) continue
    const places = site.places.get(term)
    if (!places) continue
    const below = places.sections.reduce(
      (sum, index) => sum + site.sections[index]!.to - site.sections[index]!.from,
      0,
    )
    most = Math.max(most, places.units.length + below)
  }
  const all = Math.max(site.units.length, 40)
  return 0.35 + (0.65 * Math.log((all + 1) / (Math.min(most, all) + 1))) / Math.log(all + 1)
}
