import type { Answer } from './answer-of.ts'
import type { Features } from './features.ts'
import { tokens } from './language/fold.ts'
import { lexiconOf, phraseAt } from './language/lexicon-of.ts'
import type { Question } from './question.ts'
import type { SiteIndex } from './site-index.ts'
import { type SoftMet, softAlignment } from './soft-alignment.ts'

/** A word in a heading counts a little less than one in the line itself. */
const headingWorth = 0.9
/** A line this short is a value, and what it stands under its label. */
const shortValue = 40
/** What is missing of a word that still counts as said. */
const trifle = 0.2

/** How all that would be said meets all that was asked, word by word, both ways. */
export function replyFeatures(answer: Answer, question: Question, site: SiteIndex): Features {
  const { terms, types } = question
  const exact = said(answer, question, softAlignment(question, site, new Map()))
  const soft = site.meanings ? said(answer, question, softAlignment(question, site)) : exact
  const asked = new Set(terms.flatMap(({ found }) => [...found.keys()]))
  const labelUnasked = unasked(labelOf(answer.from[0]!, site), asked, site)
  const whether = asksWhether(question) ? 1 : 0
  const money = types.has('money') ? 1 : 0
  return {
    saidExact: exact.share,
    saidSoft: soft.share,
    unsaid: exact.worst,
    unsaidSoft: soft.worst,
    unsaidSecond: exact.second,
    unsaidSecondSoft: soft.second,
    unsaidSoftSquare: soft.worst ** 2,
    saidAll: terms.length > 0 && exact.worst < trifle ? 1 : 0,
    saidSquare: exact.share ** 2,
    asksWhether: whether,
    whetherSaid: whether * exact.share,
    whetherUnsaid: whether * exact.worst,
    whetherUnsaidSoft: whether * soft.worst,
    labelUnasked,
    labelElse: labelUnasked * exact.worst,
    labelElseSoft: labelUnasked * soft.worst,
    priceElse: money * labelUnasked * exact.worst,
    priceUnsaid: money * exact.worst,
    priceUnsaidSoft: money * soft.worst,
    priceUnsaidSecond: money * exact.second,
    emptyCell: hasEmptyCell(answer.from[0]!, asked, site) ? 1 : 0,
    foreign: question.language === site.language ? 0 : 1,
    ...Object.fromEntries([...types].map((type) => [`asks_${type}`, 1])),
  }
}

/** How much of a question's words a reply says, and how rare the words are that it says least of. */
function said({ units }: Answer, { terms }: Question, align: (unit: number) => SoftMet) {
  const met = units.map(align)
  const best = terms.map((_, term) =>
    Math.max(0, ...met.map(({ text, heading }) => Math.max(text[term]!, headingWorth * heading[term]!))),
  )
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const [worst = 0, second = 0] = terms
    .map(({ rarity }, term) => rarity * (1 - best[term]!))
    .sort((a, b) => b - a)
  const share =
    total === 0 ? 0 : terms.reduce((sum, { weight }, term) => sum + weight * best[term]!, 0) / total
  return { share, worst, second }
}

/** 'Do you sell bread?' asks whether, 'Do you know what bread costs?' does not. */
function asksWhether({ types, language, words }: Question): boolean {
  return (
    [...types].every((type) => type === 'yesno') &&
    lexiconOf(language).asks.some(({ type, phrase }) => type === 'yesno' && phraseAt(words, 0, phrase) > 0)
  )
}

/** What a line's value is about: its own label, or the heading a few words stand under. */
function labelOf(unit: number, site: SiteIndex): string {
  const { label, text, section } = site.units[unit]!
  if (label !== '') return label
  return text.length <= shortValue ? (site.sections[section]!.path.at(-1) ?? '') : ''
}

/** The part of a label's words that were not asked for. */
function unasked(label: string, asked: ReadonlySet<string>, site: SiteIndex): number {
  const terms = termsIn(label, site)
  return terms.length === 0 ? 0 : terms.filter((term) => !asked.has(term)).length / terms.length
}

function termsIn(text: string, site: SiteIndex): string[] {
  return tokens(text).flatMap(({ folded }) => {
    const known = site.spellings.get(folded)
    return known && folded.length > 2 ? known.term : []
  })
}

const emptyCell = /(?:^|[:,])([^:,]+):\s*[-–—](?=\s*(?:,|$))/gu

/** True where the column that was asked for is empty in this row. */
function hasEmptyCell(unit: number, asked: ReadonlySet<string>, site: SiteIndex): boolean {
  return [...site.units[unit]!.text.matchAll(emptyCell)].some(([, column]) =>
    termsIn(column!, site).some((term) => asked.has(term)),
  )
}
