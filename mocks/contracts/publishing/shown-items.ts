import type { ShownRun } from './approval.contract.ts'
import type { CheckAnswer, CheckResult } from './check.schema.ts'
import { isChanged } from './judge-answer.ts'

/** What came of a run as a client is shown it: answers before and after, without rules and cost. */
export function shownItems(results: readonly CheckResult[]): ShownRun['items'] {
  return results.map(({ question, draft, published }) => ({
    question,
    after: shown(draft),
    before: published && shown(published),
    changed: isChanged(draft, published),
  }))
}

function shown({ text, sources }: CheckAnswer): Pick<CheckAnswer, 'text' | 'sources'> {
  return { text, sources }
}
