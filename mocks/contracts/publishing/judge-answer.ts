import type { CheckAnswer, CheckCaseFields, CheckFailure } from './check.schema.ts'
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

/** Whether two answers say, or lead to, something else. */
export function isChanged(draft: CheckAnswer, published: CheckAnswer | null): boolean {
  if (!published) return false
  const told = ({ text, sources, calls }: CheckAnswer) =>
    JSON.stringify([foldText(text), sources.map(({ url }) => url), calls])
  return told(draft) !== told(published)
}
