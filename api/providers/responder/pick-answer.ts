import type { QueryWord } from '#api/knowledge-index/language/analyse.ts'
import { creditOf, termsOfLine } from '#api/knowledge-index/language/analyse.ts'
import { factsOfLine } from '#api/knowledge-index/language/facts.ts'
import type { Passage } from '#api/knowledge-index/passage.ts'
import { sentenceSpans } from '#api/knowledge-index/sentences.ts'

/** A sentence of a paragraph, or a whole short line such as a list item or `label: value`. */
interface Unit {
  text: string
  isSentence: boolean
  isItem: boolean
  fit: number
}

const dayWeight = 3
// 'Call anytime' says the word, the number below it is the fact: both belong to the answer.
const nearlyBest = 0.8
const mostFragments = 12
const mostSentences = 3
const enoughText = 280
const shortLine = 70
const listItem = /^(?:[-*+•]|\d{1,3}[.)])\s+/

/** The lines of a passage that answer the words of a question, as light Markdown. */
export function pickAnswer(passage: Passage, words: readonly QueryWord[]): string {
  const units = passage.lines.flatMap((line) => toUnits(line.text, words))
  const best = Math.max(0, ...units.map((unit) => unit.fit))
  const chosen = best === 0 ? leading(units) : around(units, best)
  return compose(chosen, passage.heading)
}

function toUnits(line: string, words: readonly QueryWord[]): Unit[] {
  const text = line.replace(listItem, '')
  const isItem = text !== line
  if (isItem || text.length <= shortLine)
    return [{ text, isSentence: endsSentence(text), isItem, fit: fitOf(text, words) }]
  return sentenceSpans(text).map(({ start, end }) => {
    const sentence = text.slice(start, end)
    return { text: sentence, isSentence: true, isItem, fit: fitOf(sentence, words) }
  })
}

function endsSentence(text: string): boolean {
  return /[.!?…]["'”’)]*$/.test(text.slice(-6))
}

function fitOf(text: string, words: readonly QueryWord[]): number {
  const terms = new Set(termsOfLine(text))
  return words.reduce((sum, word) => sum + creditOf(word, terms) * (word.days.length > 0 ? dayWeight : 1), 0)
}

/** The section's beginning, for a question its heading answers ('Do you ship abroad?'). */
function leading(units: readonly Unit[]): Unit[] {
  const chosen: Unit[] = []
  let length = 0
  for (const unit of units) {
    if (chosen.length > 0 && length + unit.text.length > enoughText && unit.isSentence) break
    if (chosen.length === mostFragments) break
    chosen.push(unit)
    length += unit.text.length
  }
  return chosen
}

function around(units: readonly Unit[], best: number): Unit[] {
  const top = units.filter((unit) => unit.fit >= (unit.isSentence ? best : best * nearlyBest))
  const allowed = top.some((unit) => unit.isSentence) ? mostSentences : mostFragments
  const chosen = new Set(top.slice(0, allowed))
  for (const [index, unit] of units.entries()) {
    const next = units[index + 1]
    if (next && chosen.has(unit) && continues(unit, next, lengthOf(chosen))) chosen.add(next)
  }
  return units.filter((unit) => chosen.has(unit))
}

/** Whether the next unit belongs to the answer: an FAQ's reply, the city below a street, or a short afterthought. */
function continues(unit: Unit, next: Unit, length: number): boolean {
  if (unit.text.endsWith('?')) return true
  if (unit.isSentence) return next.isSentence && length + next.text.length <= enoughText
  const isStreet = factsOfLine(unit.text).includes('address')
  return isStreet && next.text.length <= shortLine && !next.isSentence && factsOfLine(next.text).length === 0
}

function lengthOf(units: Iterable<Unit>): number {
  let length = 0
  for (const unit of units) length += unit.text.length
  return length
}

function compose(units: readonly Unit[], heading: string): string {
  const sentences = units.every((unit) => unit.isSentence)
  if (sentences) return units.map((unit) => unit.text).join(' ')
  const body = units
    .map(
      (unit, index) =>
        separator(units[index - 1], unit) + (unit.isItem && units.length > 1 ? `- ${unit.text}` : unit.text),
    )
    .join('')
  // A bare fragment ('Sunday: Closed') reads better below the heading it stands under.
  return heading && heading !== body ? `${heading}\n\n${body}` : body
}

/** A line after a list item needs a blank one before it, else Markdown takes it into the item. */
function separator(before: Unit | undefined, unit: Unit): string {
  if (!before) return ''
  return before.isItem === unit.isItem ? '\n' : '\n\n'
}
