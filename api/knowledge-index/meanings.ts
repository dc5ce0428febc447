import type { Encoder } from '../encoder/encoder.ts'
import type { Token } from './language/fold.ts'
import type { QuestionMeanings } from './question.ts'
import type { Meanings, SiteIndex } from './site-index.ts'

const mostUnits = 6_000
const mostWords = 6_000
const longestText = 400
const shortestWord = 3

/** What a site's lines, headings and words mean; undefined when the site is too large or the encoder too busy. */
export async function readMeanings(site: SiteIndex, encoder: Encoder): Promise<Meanings | undefined> {
  const { units, sections } = site
  if (units.length > mostUnits) return undefined
  const tops = sections.map(({ question, path }) => question || path.at(-1) || '')
  const spellings = [...site.spellings.values()]
    .filter(({ lower }) => isWord(lower))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostWords)
  const headings = [...new Set(tops.filter(Boolean))]
  try {
    const [ofUnits, ofHeadings, ofWords] = await Promise.all([
      encoder.encode(units.map(({ text, section }) => `${tops[section]}: ${text}`.slice(0, longestText))),
      encoder.encode(headings),
      encoder.encode(spellings.map(({ lower }) => lower)),
    ])
    const byHeading = new Map(headings.map((heading, index) => [heading, ofHeadings[index]!]))
    const words = spellings.map(({ term }, index) => ({ term, vector: ofWords[index]! }))
    return {
      units: ofUnits,
      headings: tops.map((top) => byHeading.get(top)),
      words,
      byTerm: new Map(words.map(({ term, vector }) => [term, vector] as const).reverse()),
    }
  } catch {
    // Words alone answer, too; the next revision of the knowledge tries again.
    return undefined
  }
}

/** What a question and its words mean. */
export async function questionMeanings(
  text: string,
  words: readonly Token[],
  encoder: Encoder,
): Promise<QuestionMeanings | undefined> {
  const own = words.filter(({ lower }) => isWord(lower))
  try {
    const [whole, ...vectors] = await encoder.encode([text, ...own.map(({ lower }) => lower)])
    return { whole, words: new Map(own.map(({ folded }, index) => [folded, vectors[index]!])) }
  } catch {
    return undefined
  }
}

const isWord = (lower: string) => lower.length >= shortestWord && !/\d/.test(lower)
