import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { type Answer, answerOf } from './answer-of.ts'
import { type Candidate, findCandidates } from './candidates.ts'
import { readLine } from './facts.ts'
import { type Features, featuresOf } from './features.ts'
import { defaultIfKnowsThreshold } from './passage.ts'
import type { Question, QuestionMeanings } from './question.ts'
import { readQuestion } from './question.ts'
import { replyFeatures } from './reply-features.ts'
import type { SiteIndex } from './site-index.ts'
import { weightsFor } from './weights.ts'

/** A candidate with how well it fits. */
export interface Ranked {
  candidate: Candidate
  features: Features
  /** Higher fits better; only differences within one question mean something. */
  score: number
}

/** What the knowledge says to a question. */
export interface Finding {
  question: Question
  ranked: Ranked[]
  /** How likely the best one is right, 0..1, scaled so that `defaultIfKnowsThreshold` is where answering pays. */
  probability: number
  /** The answer to give when it is likely enough; '' when nothing speaks for any. */
  answer: string
  /** The candidates' units it is made from, the best first. */
  from: readonly number[]
}

/** Ranks what may answer a question and says how sure that is. */
export function findAnswer(text: string, site: SiteIndex, meanings?: QuestionMeanings): Finding {
  const question = readQuestion(text, site, meanings)
  const { deciding, knownFrom } = weightsFor(question.meaning !== undefined)
  const ranked = rank(question, site)
  const best = ranked[0]
  if (!best) return { question, ranked, probability: 0, answer: '', from: [] }
  const answer = answerOf(ranked, question, site)
  const decided = weigh(decisionFeatures(ranked, answer, question, site), deciding)
  const scaled = sigmoid(decided + logit(defaultIfKnowsThreshold) - logit(knownFrom))
  const probability = scaled * hardFactFactor(question, answer.text, site.language)
  return { question, ranked, probability, answer: answer.text, from: answer.from }
}

const hardLack = 0.2

/** What is left of a probability: less where a number, an address for mail or a price was asked for and none is said. */
export function hardFactFactor({ types }: Question, answer: string, language: SpokenLanguage): number {
  const kinds = (['phone', 'email', 'money'] as const).filter((kind) => types.has(kind))
  if (kinds.length === 0 || types.has('contact') || types.has('count') || types.has('address')) return 1
  const said = readLine(answer, language).facts
  return kinds.some((kind) => said.has(kind)) ? 1 : hardLack
}

/** Candidates, best first. */
export function rank(question: Question, site: SiteIndex): Ranked[] {
  const candidates = findCandidates(question, site)
  const { ranking } = weightsFor(question.meaning !== undefined)
  const features = featuresOf(candidates, question, site)
  const speaksIt = site.languages.includes(question.language)
  const asksSiteFact = question.terms.length === 0 && !question.opens
  return candidates
    .map((candidate, index) => ({
      candidate,
      features: features[index]!,
      score:
        weigh(features[index]!, ranking) +
        (asksSiteFact && statesSiteFact(candidate.unit, question, site) ? statedLead : 0) -
        (speaksIt && languageOf(candidate.unit, site) !== question.language ? foreignLag : 0),
    }))
    .sort((a, b) => b.score - a.score)
}

/** How far a line in another language stays behind, where the site says things in the question's own. */
const foreignLag = 1.5

const languageOf = (unit: number, site: SiteIndex) =>
  site.languages[site.sections[site.units[unit]!.section]!.doc]!

/** Facts a whole site has one of: they are asked for without naming anything else. */
const siteKinds = ['phone', 'email', 'address', 'hours'] as const

/** How far a line that states such a fact goes before lines under a heading that only promises it. */
const statedLead = 2

function statesSiteFact(unit: number, { types }: Question, site: SiteIndex): boolean {
  return siteKinds.some((kind) => types.has(kind) && site.lines[unit]!.facts.has(kind))
}

/** What tells whether the best candidate is right. */
export function decisionFeatures(
  ranked: readonly Ranked[],
  answer: Answer,
  question: Question,
  site: SiteIndex,
): Features {
  const [best] = ranked as [Ranked]
  const { terms, types, wanted } = question
  const unit = site.units[best.candidate.unit]!
  const second = ranked.find(({ candidate }) => site.units[candidate.unit]!.section !== unit.section)
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const absent = terms.filter(({ found }) => found.size === 0)
  const rareMissing = Math.max(
    0,
    ...terms.map(({ rarity }, index) => rarity * (1 - best.candidate.met[index]!.any)),
  )
  const hard = (['phone', 'email', 'money'] as const).some((kind) => types.has(kind) && !site.facts.has(kind))
  const f = best.features
  const said = readLine(answer.text, languageOf(best.candidate.unit, site)).facts
  const lacks = (
    kind: 'phone' | 'email' | 'money' | 'hours' | 'date' | 'count' | 'duration' | 'person' | 'address',
  ) => (types.has(kind) && !said.has(kind) ? 1 : 0)
  // Rows of one list speak for each other: a section counts once.
  const bySection = new Map<number, number>()
  for (const { candidate, score } of ranked) {
    const { section } = site.units[candidate.unit]!
    bySection.set(section, Math.max(bySection.get(section) ?? 0, Math.exp(score - best.score)))
  }
  const share = 1 / [...bySection.values()].reduce((sum, one) => sum + one, 0)
  return {
    one: 1,
    ...replyFeatures(answer, question, site),
    score: best.score / 10,
    gap: second ? Math.min(1, (best.score - second.score) / 5) : 1,
    covered: f.covered!,
    text: f.text!,
    fully: f.full!,
    worstMissing: f.worstMissing!,
    rareMissing,
    rareMissingSquare: rareMissing * rareMissing,
    absent: total === 0 ? 0 : absent.reduce((sum, { weight }) => sum + weight, 0) / total,
    anyAbsent: absent.length > 0 ? 1 : 0,
    wantedMet: f.wantedMet!,
    wantedMissed: f.wantedMissed!,
    siteLacks: wanted.size > 0 && ![...wanted].some((fact) => site.facts.has(fact)) ? 1 : 0,
    hardLack: hard ? 1 : 0,
    lacksPhone: lacks('phone'),
    lacksEmail: lacks('email'),
    lacksMoney: lacks('money'),
    lacksHours: lacks('hours'),
    lacksDate: lacks('date'),
    lacksCount: lacks('count'),
    lacksDuration: lacks('duration'),
    lacksPerson: lacks('person'),
    lacksAddress: lacks('address'),
    replyWanted: wanted.size > 0 && [...wanted].some((fact) => said.has(fact)) ? 1 : 0,
    replyMissed: wanted.size > 0 && ![...wanted].some((fact) => said.has(fact)) ? 1 : 0,
    figureMissed: f.figureMissed!,
    dayClock: f.dayClock!,
    share,
    shareCovered: share * f.covered!,
    faq: f.faqHeld!,
    faqAsked: f.faqAsked!,
    headingHeld: f.headingHeld!,
    labelHeld: f.labelHeld!,
    siteFact:
      terms.length === 0 && !question.opens && siteKinds.some((kind) => types.has(kind) && said.has(kind))
        ? 1
        : 0,
    allAbsent: terms.length > 0 && absent.length === terms.length ? 1 : 0,
    halfAbsent: terms.length > 0 && absent.length >= terms.length / 2 ? 1 : 0,
    barely: f.covered! < 0.5 ? 1 : 0,
    noTerms: terms.length === 0 ? 1 : 0,
    noTermsTyped: terms.length === 0 && wanted.size > 0 ? 1 : 0,
    noTermsSoft: terms.length === 0 && wanted.size === 0 ? 1 : 0,
    oneTerm: terms.length === 1 ? 1 : 0,
    manyTerms: terms.length > 4 ? 1 : 0,
    respelt: terms.filter((term) => term.respelt).length / Math.max(1, terms.length),
    opens: question.opens ? 1 : 0,
    opensFew: question.opens && terms.length < 2 ? 1 : 0,
    notLexical:
      total === 0
        ? 0
        : terms.reduce((sum, term) => sum + (term.lexical === false ? term.weight : 0), 0) / total,
    dayMissed: f.dayMissed!,
    adjacent: f.adjacent!,
    section: f.section!,
    moneyNoTerms: terms.length === 0 && types.has('money') ? 1 : 0,
    alike: f.alike!,
    alikeSquare: f.alikeSquare!,
    questionAlike: f.questionAlike!,
    alikeCovered: f.alike! * f.covered!,
    alikeRareMissing: f.alike! * rareMissing,
    alikeGap: f.alikeGap!,
    bestAlike: Math.max(f.alike!, f.questionAlike!, f.headingAlike!),
    yesno: types.has('yesno') ? 1 : 0,
    yesnoCovered: types.has('yesno') ? f.covered! : 0,
    softAny: f.softAny!,
    softMissing: f.softMissing!,
    standsOut: f.standsOut!,
    standsOutSoft: f.standsOut! * f.softAny!,
    alikeFirst: f.alikeFirst!,
    softFirst: f.softFirst!,
    alone: 1 / ranked.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0),
    pointsFew: question.points && terms.length < 3 ? 1 : 0,
    pointsOnly: question.points && terms.length === 0 ? 1 : 0,
  }
}

/** A weighted sum; features without a weight count nothing. */
export function weigh(features: Features, weights: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const name in features) sum += features[name]! * (weights[name] ?? 0)
  return sum
}

const logit = (p: number) => Math.log(p / (1 - p))

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
