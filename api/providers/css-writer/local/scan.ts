import { cssWordLimit } from '#mocks/contracts/styling/css-rules.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { mixHex } from '#mocks/contracts/theme/color.ts'
import { colorAt, shaded as saturate } from './color-words.ts'
import { settled } from './denials.ts'
import type { Item } from './item.ts'
import { fold, type Meaning, nearestWord, phraseAt, type Vocabulary } from './lexicon.ts'
import type { Measure } from './wish.ts'
import type { WordTable } from './words/word-table.ts'
import { type RequestLanguage, wordTables } from './words/word-tables.ts'

export type { Item }

/** A request taken apart. */
export interface Scanned {
  items: Item[]
  /** Words nobody knows, as they were written. */
  unknown: string[]
  /** What stands behind the most words that are read. */
  unread: string
  /** Whether a colour stands behind its noun. */
  colorAfterNoun: boolean
}

const number = /^(\d{1,4}(?:[.,]\d{1,3})?)(px|rem|em|%|pt|x)?$/
const units: Record<string, Measure['unit']> = {
  px: 'px',
  pixels: 'px',
  pixel: 'px',
  pixeln: 'px',
  pixeles: 'px',
  pikseli: 'px',
  piksel: 'px',
  pixlar: 'px',
  rem: 'rem',
  em: 'em',
  percent: '%',
  prozent: '%',
  '%': '%',
  pt: 'px',
}
const languages = Object.keys(wordTables) as RequestLanguage[]

/** Reads a request from left to right, the longest known phrase first. */
export function scan(request: string, surface: Surface): Scanned {
  const said = wordsOf(request)
  const words = said.slice(0, cssWordLimit)
  const folded = words.map(fold)
  const language = languageOf(folded, surface)
  const found: Item[] = []
  const unknown: string[] = []
  for (let at = 0; at < words.length; ) {
    const vocabulary = { language, surface }
    const [item, length] =
      wishAt(folded, at) ??
      likeAt(words, folded, at, found, vocabulary) ??
      itemAt(words, folded, at, vocabulary)
    if (item === null) unknown.push(words[at]!)
    else if (isListed(folded, at, found)) found.push({ kind: 'op', op: 'or', word: words[at]! })
    else if (item !== 'filler' && !isGoingOn(folded, at, found))
      found.push(...withLetters(item), ...deniedBy(item, folded[at + length - 1]!, language))
    at += length
  }
  const { colorAfterNoun = false }: WordTable = wordTables[language]
  return {
    items: withComplaints(withShades(settled(withoutNo(found), language))),
    unknown,
    unread: said.slice(cssWordLimit).join(' '),
    colorAfterNoun,
  }
}

/** 'Ich möchte nicht, dass die Kopfzeile rot wird': what is denied stands behind the comma. */
function isGoingOn(folded: readonly string[], at: number, found: readonly Item[]): boolean {
  if (folded[at] !== ',' || !/^(dass|that|dat|que|qu|che|zeby|aby|at|att)$/.test(folded[at + 1] ?? ''))
    return false
  const last = found.at(-1)
  return last?.kind === 'op' && ['not', 'dont'].includes(last.op)
}

/** 'Don't make the header red and the footer blue': without a verb of its own, the second is not to be either. */
function isListed(folded: readonly string[], at: number, found: readonly Item[]): boolean {
  if (folded[at] !== 'and' || !/^(the|a|an|our|my) (?!rest)/.test(folded.slice(at + 1, at + 3).join(' ')))
    return false
  const sentence = found.slice(found.findLastIndex(({ kind }) => kind === 'stop') + 1)
  const from = sentence.findLastIndex((item) => item.kind === 'op' && item.op === 'and')
  return sentence.slice(from + 1).some((item) => item.kind === 'op' && item.op === 'dont')
}

/** 'I would like the header blue' likens nothing to the header. */
function wishAt(folded: readonly string[], at: number): ['filler', number] | null {
  if (folded[at] !== 'like' && folded[at] !== 'love') return null
  const before = folded.slice(Math.max(0, at - 4), at).join(' ')
  return /(^| )(would|d|id|wed|ll)( (i|we|you|really|also|much|just|very|rather|still))*$/.test(before)
    ? ['filler', 1]
    : null
}

const comparing =
  /^(the )?(same|gleich|dieselbe|denselben|demselben|meme|mism|stess|uguale|zelfde|dezelfde|hetzelfde|mesm|sam[aeoy]? |tak sam|taki? sam|samma|samme|stejn|ayni|aussi|egal|lige|lika|even|genauso|ebenso)/
const likening: Partial<Record<RequestLanguage, RegExp>> = {
  en: /^as$/,
  de: /^wie$/,
  fr: /^que?$/,
  es: /^(que|como)$/,
  it: /^(come|di|del|della|dello|dell|dei|delle|degli)$/,
  nl: /^als$/,
  pt: /^(que|como|do|da|dos|das)$/,
  pl: /^(jak|co)$/,
  sv: /^som$/,
  da: /^som$/,
  cs: /^jako$/,
}

/** 'The same size as', 'so rund wie': the word behind which what is compared with stands. */
function likeAt(
  words: readonly string[],
  folded: readonly string[],
  at: number,
  found: readonly Item[],
  vocabulary: Vocabulary,
): [Item, number] | null {
  const { language } = vocabulary
  if (!likening[language]?.test(folded[at]!)) return null
  const sentence = found.slice(found.findLastIndex(({ kind }) => kind === 'stop') + 1)
  const isCompared = sentence.some(
    (item) =>
      item.kind === 'op' && (item.op === 'so' || (item.op === 'same' && comparing.test(fold(item.word)))),
  )
  const isLikened = sentence.some((item) => item.kind === 'op' && item.op === 'like')
  const own = phraseAt(vocabulary, folded.slice(at, at + 6))
  const isOwn = own?.meaning.kind === 'op' && own.meaning.op === 'like'
  return isCompared && !isLikened && !isOwn ? [{ kind: 'op', op: 'like', word: words[at]! }, 1] : null
}

/** Turkish denies a verb at its end: 'kaldırma' is not to take away. */
function deniedBy(item: Item, last: string, language: RequestLanguage): Item[] {
  const isVerb =
    item.kind === 'step' ||
    (item.kind === 'op' && ['remove', 'undo', 'reset', 'hide', 'increase', 'decrease'].includes(item.op))
  return language === 'tr' && isVerb && /m[ae](yin|yiniz|sin|sinlar|sinler)?$/.test(last)
    ? [{ kind: 'op', op: 'dont', word: '' }]
    : []
}

/** The language most of whose words stand in a request; English when several do. */
function languageOf(folded: readonly string[], surface: Surface): RequestLanguage {
  let best: RequestLanguage = 'en'
  let most = -1
  for (const language of languages) {
    let known = 0
    for (let at = 0; at < folded.length; ) {
      const length = phraseAt({ language, surface }, folded.slice(at, at + 6))?.length ?? 0
      known += length
      at += Math.max(1, length)
    }
    if (known > most) [best, most] = [language, known]
  }
  return best
}

function itemAt(
  words: readonly string[],
  folded: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): [Item | 'filler' | null, number] {
  const { language } = vocabulary
  const inEnglish = { ...vocabulary, language: 'en' } as const
  const word = words[at]!
  if (/^[.,;!?:–—]$/.test(word)) return [{ kind: 'stop', word }, 1]
  const ahead = folded.slice(at, at + 6)
  const own = phraseAt(vocabulary, ahead)
  const english = language === 'en' ? null : phraseAt(inEnglish, ahead)
  const phrase = own && own.length >= (english?.length ?? 0) ? own : (english ?? own)
  const color = colorAt(ahead.slice(0, 4))
  if (
    color &&
    (color.length > (phrase?.length ?? 0) || phrase?.meaning.kind !== 'color') &&
    color.length >= (phrase?.length ?? 0)
  ) {
    const foreign = language !== 'en' && own && own.length >= color.length && own.meaning.kind !== 'filler'
    if (!foreign)
      return [
        { kind: 'color', hex: color.hex, word: words.slice(at, at + color.length).join(' ') },
        color.length,
      ]
  }
  if (phrase) return [itemOf(phrase.meaning, words.slice(at, at + phrase.length).join(' ')), phrase.length]
  const measure = measureAt(folded, at)
  if (measure) return measure
  const tinged = tingedColor(word, vocabulary)
  if (tinged) return [tinged, 1]
  const near =
    word.length >= 5 ? (nearestWord(vocabulary, folded[at]!) ?? nearestWord(inEnglish, folded[at]!)) : null
  return [near ? itemOf(near, word) : null, 1]
}

function itemOf(meaning: Meaning, word: string): Item | 'filler' {
  if (meaning.kind === 'filler') return 'filler'
  if (meaning.kind !== 'color') return { ...meaning, word }
  return {
    kind: 'color',
    hex: meaning.name.startsWith('#') ? meaning.name : colorAt([meaning.name])!.hex,
    word,
  }
}

/** 'Orangefarben', 'rötlich': not listed, but the beginning is. */
function tingedColor(word: string, vocabulary: Vocabulary): Item | null {
  if (word.length < 6) return null
  const found = phraseAt(vocabulary, [
    fold(word).replace(/(lich|farben|farbene[nrsm]?|ish|tre|astro|ato|ado)$/, ''),
  ])
  const item = found?.meaning.kind === 'color' ? itemOf(found.meaning, word) : null
  return item && item !== 'filler' ? item : null
}

function measureAt(words: readonly string[], at: number): [Item, number] | null {
  const found = number.exec(words[at]!)
  if (!found) return null
  const value = Number(found[1]!.replace(',', '.'))
  const next = words[at + 1] ?? ''
  if (found[2] === 'x' || (!found[2] && next === 'times')) {
    return [{ kind: 'factor', factor: value, word: words[at]! }, found[2] ? 1 : 2]
  }
  const after = !found[2] && units[next]
  const unit = after || (found[2] === 'pt' ? 'px' : ((found[2] ?? '') as Measure['unit']))
  return [{ kind: 'measure', measure: { value, unit }, word: words[at]! }, after ? 2 : 1]
}

/** 'Dark' beside a colour shades it: 'dunkles Rot', 'rouge foncé'. */
function withShades(items: readonly Item[]): Item[] {
  const shaded: Item[] = []
  for (const item of items) {
    const before = shaded.at(-1)
    const shading = shadingStep(before)
    if (item.kind === 'color' && shading) {
      shaded[shaded.length - 1] = {
        ...item,
        hex: shadeOf(item.hex, shading),
        word: `${shading.word} ${item.word}`,
      }
    } else if (item.kind === 'color' && before && isShade(before)) {
      shaded[shaded.length - 1] = {
        ...item,
        hex: shadeOf(item.hex, before),
        word: `${before.word} ${item.word}`,
      }
    } else if (before?.kind === 'color' && isShade(item) && !/^(soft|night)$/.test(item.word)) {
      shaded[shaded.length - 1] = {
        ...before,
        hex: shadeOf(before.hex, item),
        word: `${before.word} ${item.word}`,
      }
    } else shaded.push(item)
  }
  return shaded
}

/** 'Lighter gray' is a gray. */
function shadingStep(item: Item | undefined): Item | null {
  if (item?.kind !== 'step' || (item.step !== 'darker' && item.step !== 'lighter')) return null
  return { kind: 'op', op: item.step === 'darker' ? 'dark' : 'light', word: item.word }
}

function isShade(item: Item): boolean {
  return item.kind === 'op' && ['dark', 'light', 'pale', 'bright'].includes(item.op)
}

function shadeOf(hex: string, item: Item): string {
  if (item.kind !== 'op') return hex
  if (item.op === 'dark') return mixHex('#000000', hex, 0.4)
  if (item.op === 'light') return mixHex('#FFFFFF', hex, 0.6)
  return item.op === 'pale' ? mixHex('#FFFFFF', hex, 0.75) : saturate(hex, 1.4, 4)
}

/** 'The send arrow': the button, and what is drawn on it. */
function withLetters(item: Item): Item[] {
  if (item.kind !== 'part' || !item.letters) return [item]
  return [item, { kind: 'aspect', aspect: 'text', word: '' }]
}

/** 'No, darker' takes nothing away. */
function withoutNo(items: readonly Item[]): Item[] {
  const [first, second] = items
  const isAnswer = first?.kind === 'op' && first.op === 'no' && second?.kind === 'stop'
  return isAnswer ? items.slice(2) : [...items]
}

/** 'Too dark', 'less bright' ask for the other way. */
function withComplaints(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    const complains = before?.kind === 'op' && ['too', 'less'].includes(before.op)
    if (!complains || !isShade(item) || item.kind !== 'op') return item
    return { kind: 'step', step: item.op === 'dark' ? 'darker' : 'lighter', word: item.word }
  })
}

/** Words as they were written, American spelling, with punctuation as words of its own. */
function wordsOf(request: string): string[] {
  return request
    .normalize('NFC')
    .toLowerCase()
    .replace(
      /\b(rgba?|hsla?)\(([^)]{0,60})\)/g,
      (_, name: string, inner: string) =>
        `${name}(${inner
          .trim()
          .split(/[\s,/]+/)
          .join(',')})`,
    )
    .replace(/colour/g, 'color')
    .replace(/grey/g, 'gray')
    .replace(/\b(do|does|did|is|are|should|must|need)n['’‘]?t\b/g, '$1nt')
    .replace(/\bn['’‘]t\b/g, 'nt')
    .replace(/(?<=[a-z]n)['’‘]t\b/g, 't')
    .replace(/(?<=[a-z])['’‘]s?(?=[\s.,;:!?]|$)/g, '')
    .replace(/['’‘]/g, ' ')
    .replace(/["“”„«»()[\]{}*_](?![^(]*\))/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/\s-+\s|…|\.{3}/g, ' , ')
    .replace(/(?<=\p{L})[-/](?=\p{L})/gu, ' ')
    .replace(/([;!?]|[.,:–—](?!\d))/g, ' $1 ')
    .replace(/(\d)\s*(px|%)(?=\s|$)/g, '$1$2')
    .split(/\s+/)
    .filter(Boolean)
}
