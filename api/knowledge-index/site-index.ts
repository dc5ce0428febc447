import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { createBreather } from '../shared/breather.ts'
import type { FactKind } from './fact-kind.ts'
import { type ReadLine, readLine } from './facts.ts'
import { conceptsOf } from './language/concepts.ts'
import { detectLanguage } from './language/detect-language.ts'
import { type Token, tokens } from './language/fold.ts'
import { lexiconOf, phraseAt } from './language/lexicon-of.ts'
import { stem } from './language/stem.ts'
import type { KnowledgeDoc } from './passage.ts'
import { addDocument, addOutlines, type Section, type Unit } from './units.ts'

/** A word as written. */
export interface Spelling {
  /** Its index term. */
  term: string
  /** How often it stands on the site. */
  count: number
  /** With its accents. */
  lower: string
}

/** Where a word stands. */
export interface Places {
  /** Units whose text holds it. */
  units: number[]
  /** Sections whose headings hold it. */
  sections: number[]
  /** Documents whose title holds it. */
  docs: number[]
}

/** What texts mean, as vectors of length 1; absent where no encoder reads them. */
export interface Meanings {
  /** Of each unit with the heading it stands under. */
  units: readonly Float32Array[]
  /** Of each section's heading or question; undefined where there is none. */
  headings: readonly (Float32Array | undefined)[]
  /** Of the site's words, by index term; several spellings of one term stand side by side. */
  words: readonly { term: string; vector: Float32Array }[]
  /** Of each index term, the commonest spelling's. */
  byTerm: ReadonlyMap<string, Float32Array>
}

/** An agent's knowledge, ready to be asked. */
export interface SiteIndex {
  docs: readonly KnowledgeDoc[]
  units: readonly Unit[]
  sections: readonly Section[]
  /** What each unit's line states and its words. */
  lines: readonly ReadLine[]
  /** Index terms of each unit in order: stems and, behind a tilde, concepts. */
  terms: readonly (readonly string[])[]
  /** Index terms of each section's headings. */
  headings: readonly ReadonlySet<string>[]
  /** Places by index term. */
  places: ReadonlyMap<string, Places>
  /** Index term by word as written, without accents, with how often it is. */
  spellings: ReadonlyMap<string, Spelling>
  /** Language of each document. */
  languages: readonly SpokenLanguage[]
  /** Language of most documents. */
  language: SpokenLanguage
  /** Kinds of facts stated anywhere. */
  facts: ReadonlySet<FactKind>
  /** Facts that a section's headings promise: an 'Address' below it types the lines. */
  promised: readonly ReadonlySet<FactKind>[]
  meanings?: Meanings | undefined
}

const textForLanguage = 1_500

/** Reads the documents, giving way to other requests every 10 ms. */
export async function indexSite(docs: readonly KnowledgeDoc[], usual?: string): Promise<SiteIndex> {
  const pieces: { units: Unit[]; sections: Section[] } = { units: [], sections: [] }
  const breathe = createBreather()
  const detected: ReturnType<typeof detectLanguage>[] = []
  for (const doc of docs) {
    detected.push(detectLanguage(proseOf(doc.content)))
    await breathe()
  }
  const fallback = mostCommon(detected) ?? spokenLanguage(usual) ?? 'en'
  const languages: SpokenLanguage[] = []
  for (const [index, doc] of docs.entries()) {
    languages.push(detected[index] ?? fallback)
    addDocument(pieces, index, doc.content)
    await breathe()
  }
  addOutlines(pieces)
  const { units, sections } = await dropRepeats(pieces, breathe)
  const builder = new Builder()
  const lines: ReadLine[] = []
  const terms: string[][] = []
  const facts = new Set<FactKind>()
  for (const [index, unit] of units.entries()) {
    const language = languages[sections[unit.section]!.doc]!
    const line = readLine(unit.text, language)
    const own = builder.learn(line.tokens, language)
    for (const term of new Set(own)) builder.at(term).units.push(index)
    for (const fact of line.facts) facts.add(fact)
    lines.push(line)
    terms.push(own)
    if (index % 64 === 0) await breathe()
  }
  const headings: Set<string>[] = []
  const promised: Set<FactKind>[] = []
  for (const [index, { path, question, doc }] of sections.entries()) {
    const language = languages[doc]!
    const words = tokens([...path, question].join('\n'))
    const own = new Set(builder.learn(words, language))
    for (const term of own) builder.at(term).sections.push(index)
    headings.push(own)
    promised.push(promisedBy(tokens(path.at(-1) ?? ''), language))
    if (index % 64 === 0) await breathe()
  }
  for (const [index, doc] of docs.entries()) {
    for (const term of new Set(builder.learn(tokens(doc.name), languages[index]!)))
      builder.at(term).docs.push(index)
    if (index % 64 === 0) await breathe()
  }
  return {
    docs,
    units,
    sections,
    lines,
    terms,
    headings,
    places: builder.places,
    spellings: builder.spellings,
    languages,
    language: mostCommon(languages) ?? fallback,
    facts,
    promised,
  }
}

class Builder {
  readonly places = new Map<string, Places>()
  readonly spellings = new Map<string, Spelling>()

  at(term: string): Places {
    let places = this.places.get(term)
    if (!places) {
      places = { units: [], sections: [], docs: [] }
      this.places.set(term, places)
    }
    return places
  }

  /** Index terms of some words; remembers how they are spelt. */
  learn(words: readonly Token[], language: SpokenLanguage): string[] {
    const learnt: string[] = []
    for (const { lower, folded } of words) {
      const term = stem(lower, language)
      const spelling = this.spellings.get(folded)
      if (spelling) spelling.count += 1
      else this.spellings.set(folded, { term, count: 1, lower })
      learnt.push(term)
      learnt.push(...conceptsOf(term, folded, language))
    }
    return learnt
  }
}

/** A repeated section or line counts once, where it stands first; emptied sections keep their number. */
async function dropRepeats(
  { units, sections }: { units: Unit[]; sections: Section[] },
  breathe: () => Promise<void>,
) {
  const seen = new Set<string>()
  const kept: Unit[] = []
  for (const section of sections) {
    const from = kept.length
    for (let index = section.from; index < section.to; index++) {
      const unit = units[index]!
      const key = `${section.path.at(-1) ?? ''}\n${section.question}\n${unit.text}`
      if (seen.has(key)) continue
      seen.add(key)
      kept.push(unit)
    }
    section.from = from
    section.to = kept.length
    await breathe()
  }
  return { units: kept, sections }
}

function proseOf(content: string): string {
  const lines = content.split('\n').filter((line) => line.length > 40)
  return (lines.length > 0 ? lines.join('\n') : content).slice(0, textForLanguage)
}

function mostCommon<T>(values: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const promising = new Set(['phone', 'email', 'address', 'hours', 'money', 'person', 'contact'])

function promisedBy(heading: readonly Token[], language: SpokenLanguage): Set<FactKind> {
  const facts = new Set<FactKind>()
  if (heading.length === 0 || heading.length > 5) return facts
  for (const { type, phrase } of lexiconOf(language).asks) {
    // Phrases of a word or two letters stand in any heading.
    if (!promising.has(type) || phrase.words.some(({ text }) => text.length <= 2)) continue
    const stands = heading.some((_, at) => phraseAt(heading, at, phrase) > 0)
    if (stands) facts.add(type as FactKind)
  }
  return facts
}
