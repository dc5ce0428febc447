import { cosine } from './cosine.ts'
import type { Question, Term } from './question.ts'
import type { SiteIndex } from './site-index.ts'

/** How one word of a question is met by a unit, 0..1 per place it may stand in. */
export interface Met {
  text: number
  /** The unit's own label, or the headings above it. */
  heading: number
  near: number
  title: number
  /** The best of them, with what each place is worth. */
  any: number
}

/** A unit that may answer. */
export interface Candidate {
  unit: number
  /** Per term of the question. */
  met: Met[]
  /** Coverage by which it was chosen. */
  score: number
  /** BM25 of its section, 0..1 of the best. */
  section: number
  /** Cosine of the question and the unit below its heading, and of the question and the heading; 0 without an encoder. */
  alike: number
  headingAlike: number
  /** How far `alike` stands out among all units, in standard deviations. */
  standsOut: number
  /** The most alike other unit near it in its section. */
  nearAlike: number
}

const mostCandidates = 40
const worth = { text: 1, heading: 0.9, near: 0.75, title: 0.5 }
const outsideGroup = 0.65
const reach = 3
const factBonus = 0.35
const alikeWeight = 0.6

/** The units most worth a look, best first, at most 40. */
export function findCandidates(question: Question, site: SiteIndex): Candidate[] {
  const { units, sections } = site
  const credits = question.terms.map((term) => creditsOf(term, site))
  const relevance = sectionRelevance(question, credits, site)
  const total = question.terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const scored: { unit: number; score: number; section: number; alike: number; headingAlike: number }[] = []
  const { meaning } = question
  const alikes = new Float32Array(units.length)
  if (meaning && site.meanings)
    for (let unit = 0; unit < units.length; unit++) alikes[unit] = cosine(meaning, site.meanings.units[unit]!)
  const spread = spreadOf(alikes)
  const headingsAlike = sections.map((_, index) =>
    meaning && site.meanings?.headings[index] ? cosine(meaning, site.meanings.headings[index]!) : 0,
  )
  for (let unit = 0; unit < units.length; unit++) {
    const sectionIndex = units[unit]!.section
    const { from, to, doc } = sections[sectionIndex]!
    let score = 0
    for (const [index, { text, heading, title }] of credits.entries()) {
      const near = nearCredit(text, unit, from, to, units)
      const best = Math.max(
        text[unit]!,
        heading[sectionIndex]! * worth.heading,
        near * worth.near,
        title[doc]! * worth.title,
      )
      score += best * question.terms[index]!.weight
    }
    score /= total
    const hasFact = statesWanted(unit, question, site)
    const alike = alikes[unit]!
    if (score === 0 && !hasFact && alike < 0.25) continue
    if (hasFact) score += factBonus
    const section = relevance[sectionIndex]!
    scored.push({
      unit,
      score: score + 0.2 * section + alikeWeight * alike,
      section,
      alike,
      headingAlike: headingsAlike[sectionIndex]!,
    })
  }
  scored.sort((a, b) => b.score - a.score || a.unit - b.unit)
  return scored.slice(0, mostCandidates).map(({ unit, score, section, alike, headingAlike }) => {
    const sectionIndex = units[unit]!.section
    const { from, to, doc } = sections[sectionIndex]!
    const met = credits.map(({ text, heading, title }): Met => {
      const near = nearCredit(text, unit, from, to, units)
      const places = { text: text[unit]!, heading: heading[sectionIndex]!, near, title: title[doc]! }
      const any = Math.max(
        places.text,
        places.heading * worth.heading,
        near * worth.near,
        places.title * worth.title,
      )
      return { ...places, any }
    })
    const standsOut = (alike - spread.mean) / spread.deviation
    const nearAlike = nearMost(alikes, unit, from, to)
    return { unit, score, met, section, alike, headingAlike, standsOut, nearAlike }
  })
}

/** Mean and standard deviation of some numbers. */
function spreadOf(values: Float32Array): { mean: number; deviation: number } {
  const count = Math.max(1, values.length)
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(1e-4, squares / count - mean * mean)) }
}

/** The most of what stands within two lines of a unit, in its section. */
function nearMost(values: Float32Array, unit: number, from: number, to: number): number {
  let most = 0
  for (let other = Math.max(from, unit - 2); other < Math.min(to, unit + 3); other++)
    if (other !== unit) most = Math.max(most, values[other]!)
  return most
}

/** True when the unit's line, or a heading that promises it, states a fact the question wants. */
export function statesWanted(unit: number, question: Question, site: SiteIndex): boolean {
  const { facts, days } = site.lines[unit]!
  for (const fact of question.wanted) if (facts.has(fact)) return true
  if (question.wanted.has('hours') && days.size > 0 && facts.has('count')) return true
  const promised = site.promised[site.units[unit]!.section]!
  for (const fact of question.wanted)
    if (promised.has(fact) && (fact === 'address' || fact === 'hours' || fact === 'person')) return true
  return false
}

/** What stands beside a unit: lines of its own paragraph or list count more than the next one's. */
function nearCredit(
  text: Float32Array,
  unit: number,
  from: number,
  to: number,
  units: SiteIndex['units'],
): number {
  let best = 0
  const { group } = units[unit]!
  for (let other = Math.max(from, unit - reach); other < Math.min(to, unit + reach + 1); other++) {
    if (other === unit || text[other] === 0) continue
    const same = units[other]!.group === group
    if (!same && Math.abs(other - unit) > 1) continue
    best = Math.max(best, text[other]! * (same ? 1 : outsideGroup))
  }
  return best
}

interface Credits {
  text: Float32Array
  heading: Float32Array
  title: Float32Array
}

function creditsOf({ found }: Term, site: SiteIndex): Credits {
  const text = new Float32Array(site.units.length)
  const heading = new Float32Array(site.sections.length)
  const title = new Float32Array(site.docs.length)
  for (const [term, credit] of found) {
    const places = site.places.get(term)
    if (!places) continue
    for (const unit of places.units) if (text[unit]! < credit) text[unit] = credit
    for (const section of places.sections) if (heading[section]! < credit) heading[section] = credit
    for (const doc of places.docs) if (title[doc]! < credit) title[doc] = credit
  }
  return { text, heading, title }
}

const k1 = 1.2
const b = 0.6

function sectionRelevance(question: Question, credits: readonly Credits[], site: SiteIndex): Float32Array {
  const { sections, terms } = site
  const scores = new Float32Array(sections.length)
  const lengths = sections.map(({ from, to }) => {
    let length = 0
    for (let unit = from; unit < to; unit++) length += terms[unit]!.length
    return length
  })
  const average = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, sections.length)
  let most = 0
  for (const [index, { from, to }] of sections.entries()) {
    let score = 0
    for (const [term, { text, heading }] of credits.entries()) {
      let frequency = heading[index]! * 2
      for (let unit = from; unit < to; unit++) frequency += text[unit]!
      if (frequency === 0) continue
      const norm = k1 * (1 - b + (b * lengths[index]!) / (average || 1))
      score += (question.terms[term]!.weight * frequency * (k1 + 1)) / (frequency + norm)
    }
    scores[index] = score
    most = Math.max(most, score)
  }
  if (most > 0) for (let index = 0; index < scores.length; index++) scores[index] = scores[index]! / most
  return scores
}
