import type { Candidate } from './candidates.ts'
import { statesWanted } from './candidates.ts'
import { lexiconOf } from './language/lexicon-of.ts'
import { meaningFeatures } from './meaning-features.ts'
import type { Question } from './question.ts'
import type { SiteIndex } from './site-index.ts'
import { isQuestion } from './units.ts'

/** What speaks for and against a candidate: numbers near 0..1, by name. */
export type Features = Record<string, number>

/** What candidates of one question are compared with. */
interface Field {
  /** Coverage of the best covered one, and cosine of the most alike. */
  covered: number
  alike: number
  /** Index terms that stand for a word of the question. */
  asked: ReadonlySet<string>
}

/** The features of every candidate of one question, in order. */
export function featuresOf(
  candidates: readonly Candidate[],
  question: Question,
  site: SiteIndex,
): Features[] {
  const field: Field = {
    covered: Math.max(...candidates.map((one) => shareOf(one, question))),
    alike: Math.max(...candidates.map((one) => one.alike)),
    asked: new Set(question.terms.flatMap(({ found }) => [...found.keys()])),
  }
  const byMeaning = meaningFeatures(candidates, question, site)
  return candidates.map((candidate, index) => ({
    ...compare(candidate, field, question, site),
    ...byMeaning[index],
  }))
}

function compare(candidate: Candidate, field: Field, question: Question, site: SiteIndex): Features {
  const unit = site.units[candidate.unit]!
  const section = site.sections[unit.section]!
  const line = site.lines[candidate.unit]!
  const { terms, types, wanted, days } = question
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const share = (read: (index: number) => number) =>
    total === 0 ? 0 : terms.reduce((sum, { weight }, index) => sum + weight * read(index), 0) / total
  const met = candidate.met
  const hasWanted = statesWanted(candidate.unit, question, site)
  // A question of nothing but its kind ('opening hours?') is covered by the fact itself.
  const covered = total === 0 ? Number(hasWanted) : share((index) => met[index]!.any)
  const missing = terms.map(({ weight, found }, index) =>
    found.size === 0 ? 0 : weight * (1 - met[index]!.any),
  )
  const own = new Set(site.terms[candidate.unit])
  const { asked } = field
  const headings = site.headings[unit.section]!
  const lastHeading = headingTerms(section.path.at(-1) ?? '', headings, site)
  const faq = section.question !== ''
  const first = candidate.unit === section.from
  const wantsWord = wanted.size > 0
  const dayShare = days.size === 0 ? 0 : [...days].filter((day) => line.days.has(day)).length / days.size
  const lexicon = lexiconOf(site.languages[section.doc]!)
  const opening = line.tokens[0]?.folded ?? ''
  return {
    text: share((index) => met[index]!.text),
    heading: share((index) => met[index]!.heading),
    headingOnly: share((index) => Math.max(0, met[index]!.heading - met[index]!.text)),
    near: share((index) => Math.max(0, met[index]!.near - Math.max(met[index]!.text, met[index]!.heading))),
    title: share((index) => met[index]!.title),
    covered,
    coveredSquare: covered * covered,
    full: covered > 0.84 ? 1 : 0,
    gap: field.covered - covered,
    worstMissing: Math.max(0, ...missing),
    wantedMet: wantsWord && hasWanted ? 1 : 0,
    wantedMissed: wantsWord && !hasWanted ? 1 : 0,
    ...typed(question, line.facts),
    wantedCovered: hasWanted ? covered : 0,
    dayMet: dayShare,
    dayClock: dayShare * (line.facts.has('clock') || line.facts.has('hours') ? 1 : 0),
    clock: types.has('hours') && line.facts.has('clock') ? 1 : 0,
    figureMissed: Math.max(
      0,
      ...terms.map(({ figure }, index) => (figure ? 1 - Math.max(met[index]!.text, met[index]!.heading) : 0)),
    ),
    dayMissed: days.size > 0 ? 1 - dayShare : 0,
    daysUnasked: types.has('hours') && days.size === 0 && line.days.size > 0 ? 1 : 0,
    faqFirst: faq && first ? 1 : 0,
    faqAsked: faq ? overlap(asked, lastHeading) : 0,
    faqHeld: faq ? heldBy(lastHeading, asked) : 0,
    faqFirstHeld: faq && first ? heldBy(lastHeading, asked) : 0,
    headingHeld: faq ? 0 : heldBy(lastHeading, asked),
    headingAsked: faq ? 0 : overlap(asked, lastHeading),
    labelHeld: unit.label === '' ? 0 : heldBy(new Set(termsIn(unit.label, site)), asked),
    firstOfSection: first ? 1 : 0,
    firstHeading: first ? share((index) => met[index]!.heading) : 0,
    section: candidate.section,
    sentence: unit.kind === 'sentence' ? 1 : 0,
    item: unit.kind === 'item' ? 1 : 0,
    pair: unit.kind === 'pair' ? 1 : 0,
    row: unit.kind === 'row' ? 1 : 0,
    outline: unit.kind === 'outline' ? 1 : 0,
    outlineList: unit.kind === 'outline' && types.has('list') ? 1 : 0,
    itemList: unit.kind === 'item' && types.has('list') ? 1 : 0,
    asks: isQuestion(unit.text) ? 1 : 0,
    pronoun: lexicon.pronouns.has(opening) ? 1 : 0,
    short: unit.text.length < 20 ? 1 : 0,
    long: unit.text.length > 240 ? 1 : 0,
    adjacent: adjacency(question, candidate.unit, site),
    density:
      own.size === 0
        ? 0
        : Math.min(1, [...asked].filter((term) => own.has(term)).length / Math.sqrt(own.size)),
    figureBeside: types.has('count') ? figureBeside(question, candidate.unit, site) : 0,
    definition: types.has('definition') && first ? 1 : 0,
    named: types.has('definition') ? startsWithTerm(question, candidate.unit, site) : 0,
    howtoItem: types.has('howto') && unit.kind !== 'pair' && unit.kind !== 'row' ? 1 : 0,
    lead: /[:：]$/.test(unit.text) ? 1 : 0,
    home: section.doc === 0 ? 1 : 0,
    alike: candidate.alike,
    alikeSquare: Math.max(0, candidate.alike) ** 2,
    alikeGap: field.alike - candidate.alike,
    headingAlike: faq ? 0 : candidate.headingAlike,
    questionAlike: faq ? candidate.headingAlike : 0,
    questionAlikeFirst: faq && first ? candidate.headingAlike ** 2 : 0,
    alikeWanted: hasWanted ? candidate.alike : 0,
  }
}

function shareOf(candidate: Candidate, { terms }: Question): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  return terms.reduce((sum, { weight }, index) => sum + weight * candidate.met[index]!.any, 0) / total
}

const kinds = ['phone', 'email', 'address', 'money', 'hours', 'date', 'count', 'duration', 'person'] as const

function typed({ types }: Question, facts: ReadonlySet<string>): Features {
  const features: Features = {}
  for (const kind of kinds) {
    features[`has_${kind}`] = types.has(kind) && facts.has(kind) ? 1 : 0
    features[`no_${kind}`] = types.has(kind) && !facts.has(kind) ? 1 : 0
  }
  return features
}

/** Those of a section's index terms that its nearest heading holds. */
function headingTerms(heading: string, all: ReadonlySet<string>, site: SiteIndex): Set<string> {
  return new Set([...termsIn(heading, site)].filter((term) => all.has(term)))
}

function* termsIn(text: string, site: SiteIndex): Generator<string> {
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    const folded = word
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
    const known = site.spellings.get(folded)
    if (known) yield known.term
  }
}

/** Share of what was asked that stands in some words. */
function overlap(asked: ReadonlySet<string>, words: ReadonlySet<string>): number {
  if (asked.size === 0) return 0
  return Math.min(
    1,
    [...words].filter((word) => asked.has(word)).length / Math.max(1, Math.min(asked.size, 4)),
  )
}

/** Share of some words that were asked. */
function heldBy(words: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  return [...words].filter((word) => asked.has(word)).length / words.size
}

/** Share of neighbouring words of the question that are neighbours here too. */
function adjacency({ terms }: Question, unit: number, site: SiteIndex): number {
  if (terms.length < 2) return 0
  const own = site.terms[unit]!.filter((term) => term[0] !== '~')
  let held = 0
  for (let index = 1; index < terms.length; index++) {
    const left = terms[index - 1]!.found
    const right = terms[index]!.found
    if (
      own.some((term, at) => left.has(term) && (right.has(own[at + 1] ?? '') || right.has(own[at + 2] ?? '')))
    )
      held += 1
  }
  return held / (terms.length - 1)
}

/** 1 when a figure stands within three words of something asked. */
function figureBeside({ terms }: Question, unit: number, site: SiteIndex): number {
  const own = site.terms[unit]!.filter((term) => term[0] !== '~')
  const isFigure = (term: string | undefined) => term !== undefined && /^\d/.test(term)
  return own.some(
    (term, at) =>
      terms.some(({ found }) => found.has(term)) &&
      [-3, -2, -1, 1, 2, 3].some((step) => isFigure(own[at + step])),
  )
    ? 1
    : 0
}

function startsWithTerm({ terms }: Question, unit: number, site: SiteIndex): number {
  const opening = site.terms[unit]!.slice(0, 5)
  return terms.some(({ found }) => opening.some((term) => found.has(term))) ? 1 : 0
}
