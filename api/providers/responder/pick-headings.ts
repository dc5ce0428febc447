import type { QueryWord } from '#api/knowledge-index/language/analyse.ts'
import { creditOf, termsOfText } from '#api/knowledge-index/language/analyse.ts'
import type { Passage } from '#api/knowledge-index/passage.ts'

const nearlyEqual = 0.9
const longestDetail = 70

/**
 * For a question about a whole section ('what services do you offer?', 'who is on your team?') the answer is
 * the list of what stands under it. Null when the best passage answers by its own words.
 */
export function pickHeadings(
  passages: readonly Passage[],
  best: Passage,
  words: readonly QueryWord[],
): string | null {
  const section = best.headings.slice(0, -1)
  const matched = words.filter((word) => matches([word], section.join('\n')))
  if (matched.length === 0) return null
  const siblings = passages.filter(
    (one) =>
      one.docId === best.docId &&
      one.score >= best.score * nearlyEqual &&
      one.headings.slice(0, -1).join('\n') === section.join('\n') &&
      !matches(matched, `${one.heading}\n${one.text}`),
  )
  if (siblings.length < 2 || !siblings.includes(best)) return null
  const inPageOrder = siblings.toSorted((a, b) => (a.lines[0]?.start ?? 0) - (b.lines[0]?.start ?? 0))
  const title = section.findLast((heading) => matches(matched, heading)) ?? ''
  return `${title}\n\n${inPageOrder.map((one) => `- ${one.heading}${detailOf(one)}`).join('\n')}`
}

function matches(words: readonly QueryWord[], text: string): boolean {
  const terms = new Set(termsOfText(text))
  return words.some((word) => creditOf(word, terms) > 0)
}

/** The short line below a heading that completes it: a role below a name. */
function detailOf(passage: Passage): string {
  const first = passage.lines[0]?.text ?? ''
  return first.length <= longestDetail && first !== passage.heading ? `: ${first}` : ''
}
