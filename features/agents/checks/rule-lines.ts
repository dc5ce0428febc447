import type { CheckCaseFields } from '#mocks/contracts/publishing/check.schema.ts'

/** What a check asks for, in few words, each rule a part of its own. */
export function ruleLines({ mustSay, mustNotSay, mustCall }: CheckCaseFields): string[] {
  const lines = [
    mustSay.length > 0 && `Must say ${mustSay.map(quoted).join(', ')}`,
    mustNotSay.length > 0 && `Must not say ${mustNotSay.map(quoted).join(', ')}`,
    mustCall !== '' && `Must call ${mustCall}`,
  ].filter((line): line is string => line !== false)
  return lines.length > 0 ? lines : ['Must know an answer']
}

/** Phrases as they are typed, one on a line. */
export function toPhrases(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function quoted(phrase: string): string {
  return `“${phrase}”`
}
