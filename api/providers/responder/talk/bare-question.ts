import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type AskingWords, askingWords } from './asking-words.ts'
import { inOrder } from './in-order.ts'
import { keyOf, phraseAt, type TalkLexicon, talkLexicons } from './lexicon.ts'
import { withoutMarkup } from './without-markup.ts'
import { wordsIn } from './words-in.ts'

/** Longer messages tell a story; who searches looks for the question in them first. */
const longestMessage = 2_000
const mostNames = 3

/** A word of a message: as it is compared, and where it stands. */
interface Word {
  text: string
  start: number
  end: number
  capital: boolean
}

/** What stands between two marks: a part of a sentence. */
interface Clause {
  words: readonly Word[]
  /** Where it stands, with the mark that ends it. */
  start: number
  end: number
  /** Nothing of its sentence follows. */
  ends: boolean
  asked: boolean
}

/** The words by which one language's small talk and announcements are told. */
interface Vocabulary {
  lexicon: TalkLexicon
  core: ReadonlySet<string>
  beside: ReadonlySet<string>
  leads: ReadonlySet<string>
  whether: ReadonlySet<string>
  order: AskingWords['asksWhether']
}

/** How a sentence begins. */
interface Opening {
  /** How many words only talk or announce. */
  at: number
  isAnnounced: boolean
  /** 'Whether' leads to the question. */
  whether: boolean
  vocabulary: Vocabulary
}

const made = new Map<SpokenLanguage, Vocabulary>()

function vocabularies(): Vocabulary[] {
  return talkLexicons([]).map((lexicon) => {
    const known = made.get(lexicon.language)
    if (known) return known
    const { core, beside, leads, whether, asksWhether: order } = askingWords[lexicon.language]
    const setOf = (list: string) => new Set(wordsIn(list))
    const vocabulary = {
      lexicon,
      core: setOf(core),
      beside: setOf(beside),
      leads: setOf(leads),
      whether: setOf(whether),
      order,
    }
    made.set(lexicon.language, vocabulary)
    return vocabulary
  })
}

/**
 * What a message asks, as if it was asked bare: clauses that only greet, thank or announce a question are left out, as
 * are emoji, tags and quotes around it. A message of nothing else stays as it is.
 */
export function bareQuestion(written: string): string {
  const text = withoutMarkup(written)
  if (text.length > longestMessage) return text
  const known = vocabularies()
  const clauses = clausesOf(text)
  const isTalk = talkAmong(clauses, known)
  if (isTalk.every(Boolean)) return text
  const kept = clauses.filter((_, at) => !isTalk[at] || isWithin(clauses, isTalk, at))
  let asked = ''
  let isQuestion = /[?？]/.test(text)
  let from = kept[0]!.start
  for (const [at, clause] of kept.entries()) {
    from = Math.max(from, clause.start)
    const opening = at > 0 && !kept[at - 1]!.ends ? null : openingIn(clause, kept[at + 1], known)
    if (opening) from = opening.from - Number(text[opening.from - 1] === '¿')
    asked += text.slice(from, clause.end)
    if (opening?.isAnnounced) asked = inOrder(asked, opening.vocabulary.order, opening.whether)
    isQuestion ||= opening?.whether === true
  }
  asked = asked.replace(/^\s+|[\s,;:–—-]+$/g, '')
  return text.startsWith(asked) && !text.includes('?', asked.length) ? asked : asSentence(asked, isQuestion)
}

/** Which clauses ask nothing; a name that ends the message behind such a one asks nothing either. */
function talkAmong(clauses: readonly Clause[], known: readonly Vocabulary[]): boolean[] {
  const isTalk = clauses.map((clause) => known.some((one) => isTalkAlone(clause, one)))
  const last = clauses.length - 1
  if (isTalk[last - 1] && isSignature(clauses[last]!)) isTalk[last] = true
  return isTalk
}

/** Who wrote it bare would have begun with a capital letter, and asked. */
function asSentence(asked: string, isQuestion: boolean): string {
  const begun = asked.replace(/^\P{L}*\p{Ll}/u, (first) => first.toUpperCase())
  return !isQuestion || /[?？]/.test(asked) ? begun : `${begun.replace(/[.!]+$/, '')}?`
}

/** In the middle of a sentence whatever looks like small talk is part of what is asked. */
function isWithin(clauses: readonly Clause[], isTalk: readonly boolean[], at: number): boolean {
  const begin = clauses.findLastIndex(({ ends }, place) => place < at && ends) + 1
  const end = clauses.findIndex(({ ends }, place) => place >= at && ends)
  return isTalk.slice(begin, at).includes(false) && isTalk.slice(at + 1, end + 1).includes(false)
}

/** Where the question in a sentence begins behind small talk and an announcement; null where nothing stands before it. */
function openingIn(clause: Clause, next: Clause | undefined, known: readonly Vocabulary[]) {
  const words = clause.ends || !next ? clause.words : [...clause.words, ...next.words]
  const found = known.map((vocabulary) => openingOf(words, vocabulary, clause.start > 0))
  const best = found.reduce((a, b) => (b.at > a.at ? b : a))
  return best.at === 0 ? null : { ...best, from: words[best.at]!.start }
}

/** How many words only talk or announce before a question begins. */
function openingOf(words: readonly Word[], vocabulary: Vocabulary, isBehind: boolean): Opening {
  const { lexicon, core, beside, leads, whether } = vocabulary
  const texts = words.map(({ text }) => text)
  let best: Opening = { at: 0, isAnnounced: false, whether: false, vocabulary }
  let isAnnounced = false
  let said = false
  for (let at = 0; at < texts.length; ) {
    const length = courtesyAt(texts, at, lexicon)
    const word = texts[at]!
    const leadsOn = at === 0 && isBehind && whether.has(word)
    if (length > 0 || core.has(word) || leadsOn) {
      if (!leadsOn) at += Math.max(1, length)
      said = true
      isAnnounced ||= length === 0
      let to = at
      let asks = false
      while (to < texts.length && leads.has(texts[to]!)) {
        asks ||= whether.has(texts[to]!)
        to += 1
      }
      if (to < texts.length && (asks || lexicon.asks.has(texts[to]!)))
        best = { at: to, isAnnounced, whether: asks, vocabulary }
      if (leadsOn) break
      continue
    }
    if (!beside.has(word) && !(said && (leads.has(word) || lexicon.filler.has(word)))) break
    at += 1
  }
  return best
}

/** Whether a clause does nothing but greet, thank, agree or announce, people's names beside it. */
function isTalkAlone({ words, asked }: Clause, { lexicon, core, beside, leads }: Vocabulary): boolean {
  const texts = words.map(({ text }) => text)
  let said = false
  let announced = false
  let names = 0
  for (let at = 0; at < texts.length; ) {
    const word = texts[at]!
    const length = courtesyAt(texts, at, lexicon)
    if (length > 0 || core.has(word)) {
      said = true
      announced ||= core.has(word)
      at += Math.max(1, length)
      continue
    }
    const fits = beside.has(word) || leads.has(word) || lexicon.filler.has(word) || lexicon.tells.has(word)
    if (!fits) {
      // 'Hi Anna': a name behind what was said, and no other word.
      if (!said || !words[at]!.capital || ++names > mostNames) return false
    } else if (names > 0) return false
    at += 1
  }
  return said && (!asked || (announced && names === 0))
}

const courtesies = new Set(['greeting', 'thanks', 'goodbye', 'yes', 'no'])

/** The courtesies of a message that says nothing else but names: 'Hi Anna'; '' for any other. */
export function courtesiesIn(written: string): string {
  const text = withoutMarkup(written)
  if (text.length > longestMessage) return ''
  const known = vocabularies()
  const clauses = clausesOf(text)
  const vocabulary = known.find((one) => clauses[0] && isTalkAlone(clauses[0], one))
  if (!vocabulary || !talkAmong(clauses, known).every(Boolean)) return ''
  const words = clauses.flatMap((clause) => clause.words.map((word) => word.text))
  return words.flatMap((_, at) => words.slice(at, at + courtesyAt(words, at, vocabulary.lexicon))).join(' ')
}

function courtesyAt(words: readonly string[], at: number, { hears }: TalkLexicon): number {
  const phrase = hears
    .get(keyOf(words[at]!))
    ?.find((one) => courtesies.has(one.kind) && phraseAt(one, words, at) > 0)
  return phrase?.words.length ?? 0
}

/** A name that ends a message. */
function isSignature({ words, asked }: Clause): boolean {
  return !asked && words.length <= mostNames && words.every(({ capital }) => capital)
}

const mark = /[.!?…。？！]+(?=["'”»“]?(?:\s|$))|\n+|[,;:–—](?=\s)|\s-(?=\s)/gu
const ending = /[.!?…。？！\n]/

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { 0: found, index } of [...text.matchAll(mark), { 0: '', index: text.length }]) {
    const end = index + found.length
    const words = placedWords(text, from, index)
    const ends = found === '' || ending.test(found)
    const last = clauses.at(-1)
    if (words.length > 0) clauses.push({ words, start: from, end, ends, asked: /[?？]/.test(found) })
    else if (last) {
      last.end = end
      last.ends ||= ends
    }
    from = end
  }
  return clauses
}

function placedWords(text: string, from: number, to: number): Word[] {
  return [...text.slice(from, to).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) => {
    const [word] = wordsIn(written)
    const start = from + index
    return word ? { text: word, start, end: start + written.length, capital: /^\p{Lu}/u.test(written) } : []
  })
}
