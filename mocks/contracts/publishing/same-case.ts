import type { CheckCaseFields } from './check.schema.ts'

/** Whether two cases ask and hold the same: a save that says nothing new leaves what was run with it as it is. */
export function isSameCase(one: CheckCaseFields, other: CheckCaseFields): boolean {
  return told(one) === told(other)
}

function told({ question, mustSay, mustNotSay, mustCall }: CheckCaseFields): string {
  return JSON.stringify([question, mustSay, mustNotSay, mustCall])
}
