import { type PartId, partsOf, type Surface } from '#mocks/contracts/styling/public-parts.ts'
import { type Mood, moods } from './moods.ts'
import { namedFonts } from './wordings.ts'
import { dashboardWords } from './words/dashboard-words.ts'
import type {
  Aspect,
  OperatorName,
  PartName,
  RefusalName,
  StepName,
  ValueName,
  WordTable,
} from './words/word-table.ts'
import { type RequestLanguage, wordTables } from './words/word-tables.ts'

/** What a phrase means. */
export type Meaning =
  /** `letters`: what is drawn on it is meant. */
  | { kind: 'part'; parts: readonly PartId[]; letters?: true }
  | { kind: 'aspect'; aspect: Aspect }
  | { kind: 'value'; value: ValueName }
  | { kind: 'step'; step: StepName }
  | { kind: 'op'; op: OperatorName }
  | { kind: 'color'; name: string }
  | { kind: 'mood'; mood: Mood }
  | { kind: 'font'; stack: string }
  | { kind: 'refusal'; why: RefusalName }
  | { kind: 'filler' }

interface Phrase {
  /** Folded words; `open` ones may have an ending. */
  tokens: { stem: string; open: boolean }[]
  letters: number
  meaning: Meaning
}

/** Phrases of a language by the first two letters of their first word, longest first. */
type Lexicon = Map<string, Phrase[]>

/** Whose words are meant, and in which language. */
export interface Vocabulary {
  language: RequestLanguage
  surface: Surface
}

/** Most letters an ending has. */
const longestEnding = 5
/** Parts that go by one name. */
export const groups: Record<Exclude<PartName, PartId>, readonly PartId[]> = {
  buttons: ['launcher', 'send', 'suggestions'],
  headings: ['title', 'description'],
  accents: ['launcher', 'send', 'avatar', 'visitorBubbles'],
  sendIcon: ['send'],
  closeIcon: ['close'],
  sourceLinks: ['sources'],
}

/** Names of what is drawn on a part. */
const lettered: ReadonlySet<string> = new Set<PartName>(['sendIcon', 'closeIcon', 'sourceLinks'])

/** Letters without accents, in lower case, as words are compared. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

const lexicons = new Map<string, Lexicon>()

function lexiconOf({ language, surface }: Vocabulary): Lexicon {
  const key = `${surface} ${language}`
  const lexicon = lexicons.get(key) ?? makeLexicon(language, surface)
  lexicons.set(key, lexicon)
  return lexicon
}

/** The longest phrase of a language at the start of some folded words, and how many words it takes. */
export function phraseAt(
  vocabulary: Vocabulary,
  words: readonly string[],
): { meaning: Meaning; length: number } | null {
  const found = lexiconOf(vocabulary)
    .get(words[0]!.slice(0, 2))
    ?.find(({ tokens }) => fits(tokens, words))
  return found ? { meaning: found.meaning, length: found.tokens.length } : null
}

/** The word of a language that differs from this one by one letter, if it means anything. */
export function nearestWord(vocabulary: Vocabulary, word: string): Meaning | null {
  for (const phrases of lexiconOf(vocabulary).values()) {
    for (const { tokens, meaning } of phrases) {
      const [only] = tokens
      if (tokens.length === 1 && only!.stem.length >= 5 && isOneApart(only!.stem, word)) return meaning
    }
  }
  return null
}

/** A mood by one of its words, for words that mean something else first: 'dark', 'chocolate'. */
export function moodOf(word: string): Mood | undefined {
  return moods.find(({ words }) => words.includes(word))
}

function fits(tokens: Phrase['tokens'], words: readonly string[]): boolean {
  return tokens.every(({ stem, open }, index) => {
    const word = words[index]
    if (word === undefined || word === stem) return word === stem
    return open && word.startsWith(stem) && word.length <= stem.length + longestEnding
  })
}

function makeLexicon(language: RequestLanguage, surface: Surface): Lexicon {
  const table: WordTable = wordTables[language]
  const phrases: Phrase[] = []
  const add = (meaning: Meaning, text: string) => {
    for (const phrase of text.split('|')) {
      const tokens = fold(phrase)
        .split(/[\s'’-]+/)
        .filter(Boolean)
        .map((word) => ({ stem: word.replace(/\*$/, ''), open: word.endsWith('*') }))
      if (tokens.length === 0) continue
      phrases.push({ tokens, letters: tokens.reduce((sum, { stem }) => sum + stem.length, 0), meaning })
    }
  }
  const addAll = <Key extends string>(
    words: Partial<Record<Key, string>>,
    meaning: (key: Key) => Meaning,
  ) => {
    for (const [key, text] of Object.entries(words) as [Key, string][]) add(meaning(key), text)
  }
  if (surface === 'widget') {
    addAll(table.parts, (name) => ({
      kind: 'part',
      parts: name in groups ? groups[name as keyof typeof groups] : [name as PartId],
      ...(lettered.has(name) ? { letters: true } : {}),
    }))
  } else addAll(dashboardWords[language], (id) => ({ kind: 'part', parts: [id] }))
  if (language === 'en') {
    for (const { id, name, synonyms } of partsOf(surface)) {
      const words = surface === 'widget' ? [name] : [name, ...synonyms]
      add({ kind: 'part', parts: [id] }, words.join('|').replaceAll('’s', ''))
    }
  }
  for (const [name, stack] of Object.entries(namedFonts)) add({ kind: 'font', stack }, name)
  addAll(table.values, (value) => ({ kind: 'value', value }))
  addAll(table.steps, (step) => ({ kind: 'step', step }))
  addAll(table.aspects, (aspect) => ({ kind: 'aspect', aspect }))
  addAll(table.colors, (name) => ({ kind: 'color', name }))
  addAll(table.operators, (op) => ({ kind: 'op', op }))
  addAll(table.refusals ?? {}, (why) => ({ kind: 'refusal', why }))
  addAll(table.moods ?? {}, (word) => {
    const mood = moodOf(word)
    return mood ? { kind: 'mood', mood } : { kind: 'filler' }
  })
  if (language === 'en') for (const mood of moods) add({ kind: 'mood', mood }, mood.words.join('|'))
  for (const word of table.filler.split(' ')) add({ kind: 'filler' }, word)
  // What only a widget has is asked for in vain.
  if (surface === 'dashboard') addAll(table.parts, () => ({ kind: 'refusal', why: 'missing' }))
  // A stable sort: of two that are alike, the one that was added first.
  phrases.sort((a, b) => b.tokens.length - a.tokens.length || b.letters - a.letters)
  const lexicon: Lexicon = new Map()
  for (const phrase of phrases) {
    const key = phrase.tokens[0]!.stem.slice(0, 2)
    lexicon.set(key, [...(lexicon.get(key) ?? []), phrase])
  }
  return lexicon
}

/** One letter more, less, another or two swapped. */
function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1
    endB -= 1
  }
  const [middleA, middleB] = [a.slice(start, endA), b.slice(start, endB)]
  if (middleA.length <= 1 && middleB.length <= 1) return true
  return middleA.length === 2 && middleA[0] === middleB[1] && middleA[1] === middleB[0]
}
