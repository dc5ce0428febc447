import { CircleAlert, CircleCheck, Info, ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { Stack } from '#ui/stack/stack.tsx'
import type { Proof } from './proof/proof.types.ts'
import { problemLines, proofLine, removedLine } from './proof/proof-words.ts'

/** Problems that are spelled out; there is little to learn from more. */
const most = 4

interface ProofReportProps {
  /** What was tried on. @default 'widget' */
  surface?: Surface
  /** What was measured; undefined when it could not be. */
  proof: Proof | undefined
  /** What the server took out before, in words. @default [] */
  removed?: readonly string[]
  /** What can be done about problems. */
  action?: ReactNode
}

/** What a style sheet does, or what it would break, in words. */
export function ProofReport({ proof, surface, removed = [], action }: ProofReportProps) {
  if (!proof) return <Line icon={<ShieldQuestion aria-hidden />}>The change could not be checked.</Line>
  const problems = problemLines(proof.problems)
  const more = problems.length - most
  return (
    <Stack gap={2} align="start">
      {problems.length === 0 ? (
        <Line tone="good" icon={<CircleCheck aria-hidden />}>
          {proofLine(proof, surface)}
        </Line>
      ) : (
        <Stack gap={1} align="start">
          {problems.slice(0, most).map((line) => (
            <Line key={line} tone="bad" icon={<CircleAlert aria-hidden />}>
              {line}
            </Line>
          ))}
          {more > 0 && <p className="vg-_proof__more">And {more} more.</p>}
        </Stack>
      )}
      {proof.unbalanced && (
        <Line tone="bad" icon={<CircleAlert aria-hidden />}>
          A brace, a quote or a comment is not closed.
        </Line>
      )}
      {proof.removed.length > 0 && <Line icon={<Info aria-hidden />}>{removedLine(proof.removed)}</Line>}
      {removed.length > 0 && <Line icon={<Info aria-hidden />}>Left out: {removed.join(' ')}</Line>}
      {action}
    </Stack>
  )
}

function Line({ icon, tone, children }: { icon: ReactNode; tone?: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className="vg-_proof__line" data-tone={tone}>
      {icon}
      <span>{children}</span>
    </p>
  )
}
