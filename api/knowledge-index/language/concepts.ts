import type { Fact } from './facts.ts'
import { stem } from './words.ts'

interface Concept {
  /** Index term of the concept; `~` cannot occur in a word, so it never collides with one. */
  term: string
  /** Words of a question that ask for it. */
  asks: string
  /** Words of a page that state it. */
  says: string
  /** Shape of a line that states it without any of the words. */
  fact?: Fact
}

/** Small and domain-neutral: what visitors ask any business, in the words they and its pages use. */
const concepts: readonly Concept[] = [
  {
    term: '~hours',
    asks: 'open opening opened hour hours close closed closing time times schedule',
    says: 'open opening hour hours closed closing schedule',
    fact: 'time',
  },
  {
    term: '~price',
    asks: 'price prices pricing cost costs much fee fees charge rate rates',
    says: 'price pricing cost fee',
    fact: 'price',
  },
  {
    term: '~phone',
    asks: 'phone telephone call ring number mobile contact reach',
    says: 'phone telephone tel call mobile',
    fact: 'phone',
  },
  { term: '~email', asks: 'email mail contact reach write', says: 'email mail', fact: 'email' },
  {
    term: '~address',
    asks: 'address location located locate where wheres directions map',
    says: 'address location located directions',
    fact: 'address',
  },
  {
    term: '~about',
    asks: 'company business history story background founded founder established started owner owners owns',
    says: 'about founded founder established history story mission',
  },
  { term: '~delivery', asks: 'deliver delivery ship shipping', says: 'deliver delivery ship shipping' },
  { term: '~returns', asks: 'return returns refund refunds exchange', says: 'return refund exchange' },
  { term: '~payment', asks: 'pay payment card cards cash', says: 'pay payment card cash invoice' },
  {
    term: '~booking',
    asks: 'book booking reserve reservation appointment',
    says: 'book booking reserve reservation appointment',
  },
  {
    term: '~jobs',
    asks: 'job jobs career careers hiring vacancy vacancies',
    says: 'job career hiring vacancy',
  },
  {
    term: '~food',
    asks: 'food eat meal meals menu',
    says: 'food eat meal menu snack dish breakfast lunch dinner',
  },
  { term: '~offer', asks: 'sell buy purchase product service', says: 'sell product service' },
]

/** How far a word can be taken as asking for its concept. */
export interface Ask {
  /** How well the concept answers the word, 0..1. */
  certainty: number
  /** How much of the question's meaning the word carries, 0..1. */
  weight: number
}

const plainAsk: Ask = { certainty: 1, weight: 1 }
const weakAsks: readonly (readonly [string, Ask])[] = [
  // 'What time is it?' must not be answered with opening hours.
  ['time', { certainty: 0.5, weight: 0.5 }],
  ['number', { certainty: 0.6, weight: 0.6 }],
  ['write', { certainty: 0.6, weight: 0.6 }],
  ['rate', { certainty: 0.6, weight: 0.6 }],
  // 'Where are you?' wants the address, 'where do you source your beans?' wants the beans.
  ['where', { certainty: 1, weight: 0.4 }],
  // 'Which meals do you serve?' is about meals.
  ['serve', { certainty: 1, weight: 0.4 }],
]

const asks = new Map(weakAsks.map(([word, ask]) => [stem(word), ask]))
const asked = byStem((concept) => concept.asks)
const said = byStem((concept) => concept.says)
const factOf = new Map(concepts.map((concept) => [concept.term, concept.fact]))

/** Concepts a stemmed word of a question asks for. */
export function conceptsAsked(stemmed: string): readonly string[] {
  return asked.get(stemmed) ?? []
}

/** How far a stemmed word of a question can be taken at its word. */
export function askOf(stemmed: string): Ask {
  return asks.get(stemmed) ?? plainAsk
}

/** Concepts a stemmed word of a page states. */
export function conceptsSaid(stemmed: string): readonly string[] {
  return said.get(stemmed) ?? []
}

/** Index terms of the facts that answer some concepts: an actual price, number or address. */
export function factTermsOf(terms: readonly string[]): string[] {
  return terms.flatMap((term) => {
    const fact = factOf.get(term)
    return fact ? [factTerm(fact)] : []
  })
}

/** Index term of a line that states a fact of this kind. */
export function factTerm(fact: Fact): string {
  return `~=${fact}`
}

function byStem(words: (concept: Concept) => string): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const concept of concepts) {
    for (const word of new Set(words(concept).split(' ').map(stem))) {
      map.set(word, [...(map.get(word) ?? []), concept.term])
    }
  }
  return map
}
