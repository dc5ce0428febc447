import { type Clause, clausesOf } from './clauses.ts'
import { isGivenName, nameAt } from './given-names.ts'
import { toldInOrder, whetherInOrder } from './in-order.ts'
import { courtesyAt, type Vocabulary, vocabularies, vocabularyOf } from './talk-vocabulary.ts'
import { withoutMarkup } from './without-markup.ts'

/** Longer messages tell a story; who searches looks for the question in them first. */
const longestMessage = 2_000
const mostClauses = 40
const mostNames = 3

/**
 * What a message asks, as if it was asked bare: clauses that only greet, thank or announce a question are left out, as
 * are emoji, tags and quotes around it. A message of nothing else stays as it is, and so does whatever may be a subject.
 */
export function bareQuestion(written: string): string {
  const text = withoutMarkup(written)
  if (text.length > longestMessage) return text
  const clauses = clausesOf(text)
  if (clauses.length > mostClauses) return text
  const isTalk = talkAmong(text, clauses)
  if (isTalk.every(Boolean)) return text
  const usual = vocabularyOf(text)
  let asked = ''
  let isQuestion = /[?？]/.test(text)
  for (const [at, clause] of clauses.entries()) {
    if (isTalk[at] && !isWithin(clauses, isTalk, at)) continue
    const begins = asked === '' || /[.!?…。？！\n]\s*$/.test(asked)
    const opening = begins ? openingIn(clauses, isTalk, at, usual) : null
    const piece = opening ? opened(text, clause, opening, usual) : text.slice(clause.start, clause.end)
    asked += asked === '' || /\s$/.test(asked) || /^\s/.test(piece) ? piece : ` ${piece}`
    isQuestion ||= opening?.whether !== undefined
  }
  asked = asked.replace(/^\s+|[\s,;:–—-]+$/g, '')
  return text.startsWith(asked) && !text.includes('?', asked.length) ? asked : asSentence(asked, isQuestion)
}

/** Which clauses ask nothing, told in the language of the rest of their message. */
function talkAmong(text: string, clauses: readonly Clause[]): boolean[] {
  const maybe = clauses.map((clause, at) =>
    vocabularies().filter((one) => isTalkAlone(clause, one, closesAt(clauses, at))),
  )
  const isAll = maybe.every((some) => some.length > 0)
  const isTalk = maybe.map((some, at) => {
    if (some.length === 0 || isAll) return isAll
    const { start, end } = clauses[at]!
    return some.includes(vocabularyOf(`${text.slice(0, start)} ${text.slice(end)}`))
  })
  if (isSignature(clauses, isTalk)) isTalk[clauses.length - 1] = true
  return isTalk
}

/** Whether 'regards' may end a message here: it begins a sentence, and at most a name follows. */
function closesAt(clauses: readonly Clause[], at: number): boolean {
  return at > 0 && at >= clauses.length - 2 && clauses[at - 1]!.ends
}

/** Who wrote it bare would have begun with a capital letter, and asked. */
function asSentence(asked: string, isQuestion: boolean): string {
  const begun = capital(asked)
  return !isQuestion || /[?？]/.test(asked) ? begun : `${begun.replace(/[.!]+$/, '')}?`
}

function capital(text: string): string {
  return text.replace(/^\P{L}*\p{Ll}/u, (first) => first.toUpperCase())
}

/** In the middle of a sentence whatever looks like small talk is part of what is asked. */
function isWithin(clauses: readonly Clause[], isTalk: readonly boolean[], at: number): boolean {
  const begin = clauses.findLastIndex(({ ends }, place) => place < at && ends) + 1
  const end = clauses.findIndex(({ ends }, place) => place >= at && ends)
  return isTalk.slice(begin, at).includes(false) && isTalk.slice(at + 1, end + 1).includes(false)
}

/** How a clause begins. */
interface Opening {
  /** How many words only talk or announce. */
  at: number
  isAnnounced: boolean
  /** The word 'whether' that leads to the question. */
  whether?: number
}

/** What stands before the question in a clause: small talk and an announcement; null where nothing does. */
function openingIn(clauses: readonly Clause[], isTalk: readonly boolean[], at: number, usual: Vocabulary) {
  const before = clauses.slice(0, at)
  const led = before.slice(before.findLastIndex(({ ends }, place) => ends || !isTalk[place]) + 1)
  const isLed = led.some(({ words }) => words.some(({ text }) => usual.takesWhether.has(text)))
  const opening = openingOf(clauses[at]!, usual, isLed)
  // 'Tell me if it rains, is it cancelled?' has a condition: what is asked is told to its end behind 'whether'.
  const next = clauses.findIndex(({ ends }, place) => place >= at && ends)
  const isWhole = !isTalk.slice(at + 1, next + 1).includes(false)
  return opening.at === 0 || (opening.whether !== undefined && !isWhole) ? null : opening
}

function openingOf({ words }: Clause, vocabulary: Vocabulary, isLed: boolean): Opening {
  const { lexicon, core, beside, leads, whether, takesWhether } = vocabulary
  const texts = words.map(({ text }) => text)
  let best: Opening = { at: 0, isAnnounced: false }
  let isAnnounced = false
  let takes = isLed
  let said = false
  for (let at = 0; at < texts.length; ) {
    const length = courtesyAt(texts, at, lexicon)
    const leadsOn = at === 0 && isLed && whether.has(texts[at]!)
    if (length > 0 || core.has(texts[at]!) || leadsOn) {
      said = true
      isAnnounced ||= length === 0
      takes ||= takesWhether.has(texts[at]!)
      if (!leadsOn) at += Math.max(1, length)
      let to = at
      let asks: number | undefined
      for (; to < texts.length && asks === undefined && leads.has(texts[to]!); to += 1) {
        takes ||= takesWhether.has(texts[to]!)
        if (whether.has(texts[to]!)) asks = to
        if (asks !== undefined && !takes) break
      }
      const isAsked = asks === undefined ? lexicon.asks.has(texts[to]!) : takes
      if (to < texts.length && isAsked)
        best = { at: to, isAnnounced, ...(asks !== undefined && { whether: asks }) }
      if (asks !== undefined) break
      continue
    }
    if (!beside.has(texts[at]!) && !(said && (leads.has(texts[at]!) || lexicon.filler.has(texts[at]!)))) break
    at += 1
  }
  return best
}

/** A clause from its question on, in a question's order where a rule is sure of it. */
function opened(text: string, { words, end }: Clause, opening: Opening, { order }: Vocabulary): string {
  const written = (at: number) => {
    const { start } = words[at]!
    return text.slice(start - Number(text[start - 1] === '¿'), end)
  }
  const bare = written(opening.at)
  const [clause = '', space = ''] = [bare.trimEnd(), bare.slice(bare.trimEnd().length)]
  if (opening.whether === undefined)
    return capital(opening.isAnnounced ? toldInOrder(clause, order) : clause) + space
  const asked = whetherInOrder(clause.replace(/,$/, ''), order) ?? written(opening.whether).trimEnd()
  return `${capital(asked).replace(/[.!?,]*$/, '')}?${space}`
}

/** Whether a clause does nothing but greet, thank, agree, announce or end a letter, people's names beside it. */
function isTalkAlone({ words, asked, names: isSubject }: Clause, vocabulary: Vocabulary, closing: boolean) {
  const { lexicon, core, closes, beside, leads } = vocabulary
  const texts = words.map(({ text }) => text)
  let announced = false
  let closed = false
  let said = false
  let named = false
  for (let at = 0; at < texts.length; ) {
    const word = texts[at]!
    const length = courtesyAt(texts, at, lexicon)
    if (length > 0 || core.has(word) || (closing && closes.has(word))) {
      said = true
      announced ||= core.has(word)
      closed ||= length === 0 && !core.has(word)
      at += Math.max(1, length)
      continue
    }
    if (beside.has(word) || leads.has(word) || lexicon.filler.has(word) || lexicon.tells.has(word)) {
      if (named) return false
      at += 1
      continue
    }
    // 'Hi Anna': a name behind what was said, and no other word.
    if (!said) return false
    const rest = words.slice(at)
    const names =
      closed && rest.length <= mostNames && rest.every((one) => one.named) ? rest.length : nameAt(words, at)
    if (names === 0) return false
    named = true
    at += names
  }
  if (asked && (!announced || named)) return false
  // 'Salve: how much?' names what it asks about; 'one question: how much?' announces.
  return said && (!isSubject || announced)
}

/** A name that ends a message behind 'regards', or in a line of its own; behind thanks a known one. */
function isSignature(clauses: readonly Clause[], isTalk: readonly boolean[]): boolean {
  const [before, last] = clauses.slice(-2)
  if (!before || !last || !isTalk.at(-2) || last.asked || last.words.length > mostNames) return false
  if (!last.words.every(({ named }) => named)) return false
  if (isGivenName(last.words[0]!)) return true
  const closed = before.words.some(({ text }) => vocabularies().some(({ closes }) => closes.has(text)))
  return isTalk.includes(false) && isTalk.indexOf(false) < clauses.length - 1 && (closed || last.line)
}

/** The courtesies of a message that says nothing else but people's names: 'Hi Anna'; '' for any other. */
export function courtesiesIn(written: string): string {
  const text = withoutMarkup(written)
  if (text.length > longestMessage) return ''
  const clauses = clausesOf(text)
  const isName = ({ words }: Clause, at: number) =>
    at > 0 && words.length <= mostNames && isGivenName(words[0]!) && words.every(({ named }) => named)
  const vocabulary = vocabularies().find((one) =>
    clauses.every((clause, at) => isName(clause, at) || isTalkAlone(clause, one, closesAt(clauses, at))),
  )
  if (!vocabulary || clauses.length === 0) return ''
  const words = clauses.flatMap((clause) => clause.words.map((word) => word.text))
  return words.flatMap((_, at) => words.slice(at, at + courtesyAt(words, at, vocabulary.lexicon))).join(' ')
}
