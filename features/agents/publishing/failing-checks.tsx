import type { CheckResult } from '#mocks/contracts/publishing/check.schema.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { failureText } from '../checks/checks.words.ts'

/** Which checks a draft fails, and what of each it does not meet; nothing where it fails none. */
export function FailingChecks({ results }: { results: readonly CheckResult[] }) {
  const failing = results.filter(({ failures }) => failures.length > 0)
  if (failing.length === 0) return null
  return (
    <Stack as="ul" gap={2} aria-label="Failing checks">
      {failing.map(({ caseId, question, failures }) => (
        <li key={caseId}>
          <Text weight="medium" dir="auto">
            {question}
          </Text>
          <Text size="sm" tone="danger">
            {failures.map(failureText).join(' ')}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
