import type { CheckAnswer, CheckCaseFields, CheckFailure, CheckResult } from './check.schema.ts'
import { foldText, holdsPhrase } from './match-words.ts'

/** The rules of a case an answer does not meet. An answer that is none meets nothing. */
export function failuresOf(
  { mustSay, mustNotSay, mustCall }: CheckCaseFields,
  { text, known, calls, problem }: CheckAnswer,
): CheckFailure[] {
  if (problem !== '') return [{ rule: 'answered', text: problem }]
  const hasRules = mustSay.length + mustNotSay.length > 0 || mustCall !== ''
  return [
    ...mustSay
      .filter((phrase) => !holdsPhrase(text, phrase))
      .map((phrase) => ({ rule: 'mustSay' as const, text: phrase })),
    ...mustNotSay
      .filter((phrase) => holdsPhrase(text, phrase))
      .map((phrase) => ({ rule: 'mustNotSay' as const, text: phrase })),
    ...(mustCall !== '' && !calls.includes(mustCall) ? [{ rule: 'mustCall' as const, text: mustCall }] : []),
    ...(hasRules || known ? [] : [{ rule: 'known' as const, text: '' }]),
  ]
}

/** How many cases the draft fails that what visitors have passes. */
export function worseAnswers(results: readonly Pick<CheckResult, 'failures' | 'publishedPasses'>[]): number {
  return results.filter(({ failures, publishedPasses }) => failures.length > 0 && publishedPasses).length
}

/** Whether two answers say, or lead to, something else. */
export function isChanged(draft: CheckAnswer, published: CheckAnswer | null): boolean {
  if (!published) return false
  const told = ({ text, sources, calls }: CheckAnswer) =>
    JSON.stringify([foldText(text), sources.map(({ url }) => url), calls])
  return told(draft) !== told(published)
}
