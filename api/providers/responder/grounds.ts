import type { Passage } from '#api/knowledge-index/passage.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import type { CitationFilter } from './citations.ts'
import type { AnswerDone, ResponderRequest } from './responder.ts'
import { restsOn } from './sources.ts'
import { hearMessage } from './talk/hear.ts'

/** Words shorter than this say little about what a text is about. */
const shortestWord = 5
/** So much of two words must be the same: endings differ. */
const comparedLength = 5
const enoughShared = 2

/**
 * What an answer rests on. It is known when a passage it cites says what the answer says or fits the question, or,
 * where it cites none, when one does both. A citation alone proves nothing, and small talk asks nothing.
 * @param passages those the model was shown, in the order of their numbers
 */
export function groundsOf(
  { agent, text: question }: ResponderRequest,
  passages: readonly Passage[],
  answer: string,
  { cited, declared }: Pick<CitationFilter, 'cited' | 'declared'>,
): Pick<AnswerDone, 'sources' | 'documents' | 'known'> {
  if (declared === 'chat' || hearMessage(question)) return { sources: [], known: true }
  if (declared === 'none') return { sources: [], known: false }
  const threshold = agent.ifKnowsThreshold ?? defaultIfKnowsThreshold
  const fits = ({ score }: Passage) => score > 0 && score >= threshold
  const named = passages.filter((_, index) => cited.has(index + 1))
  if (named.length > 0) {
    const known = named.some((passage) => fits(passage) || says(passage, answer, question))
    return { ...restsOn(named), known }
  }
  const best = passages.filter((passage) => fits(passage) && says(passage, answer, question)).slice(0, 1)
  return { ...restsOn(best), known: best.length > 0 }
}

/** Whether a passage holds what an answer adds to its question: one of its numbers, or two of its words. */
function says({ headings, text }: Passage, answer: string, question: string): boolean {
  const asked = termsOf(question)
  const held = termsOf(`${headings.join(' ')} ${text}`)
  const added = [...termsOf(answer)].filter((term) => !asked.has(term))
  const shared = added.filter((term) => held.has(term))
  if (shared.some((term) => /\d/.test(term))) return true
  return shared.length >= Math.max(1, Math.min(enoughShared, added.length))
}

function termsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  return new Set(
    words.flatMap((word) => {
      if (/^\p{N}/u.test(word)) return [word]
      return word.length >= shortestWord ? [word.slice(0, comparedLength)] : []
    }),
  )
}
