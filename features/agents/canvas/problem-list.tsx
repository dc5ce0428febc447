import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { canvasWords } from './canvas.words.ts'
import { fullName } from './node-words.ts'
import type { FlowEditor } from './use-flow-editor.ts'

interface ProblemListProps {
  editor: FlowEditor
  problems: readonly FlowProblem[]
}

const fewProblems = 20

/** What is wrong with the flow, each leading to its step. */
export function ProblemList({ editor, problems }: ProblemListProps) {
  const { nodes, show } = editor
  const nodeOf = (id: string | null): FlowNode | undefined => nodes.find((node) => node.id === id)
  if (problems.length === 0) {
    return (
      <Row gap={2} data-find={canvasWords.problems['data-find']}>
        <Text as="span" tone="success">
          <CircleCheck aria-hidden size={16} />
        </Text>
        <Text size="sm" tone="muted">
          Nothing is missing: every step is reached and says something.
        </Text>
      </Row>
    )
  }
  const shown = problems.slice(0, fewProblems)
  return (
    <Card padding="lg">
      <Section
        {...headOf(canvasWords.problems)}
        description="A flow with something red cannot be published while the agent answers by it."
      >
        <Stack as="ul" gap={0}>
          {shown.map(({ nodeId, words, severity, exitId, code }) => {
            const node = nodeOf(nodeId)
            return (
              <ListRow
                key={`${nodeId}-${code}-${exitId}-${words}`}
                leading={
                  <Text as="span" tone={severity === 'error' ? 'danger' : 'warning'}>
                    {severity === 'error' ? (
                      <CircleAlert role="img" aria-label="Error" size={16} />
                    ) : (
                      <TriangleAlert role="img" aria-label="Warning" size={16} />
                    )}
                  </Text>
                }
                title={words}
                detail={node && <bdi>{fullName(node)}</bdi>}
                actions={
                  node && (
                    <Button
                      size="sm"
                      aria-label={`Show ${fullName(node)}: ${words}`}
                      onClick={() => show(node.id)}
                    >
                      Show
                    </Button>
                  )
                }
              />
            )
          })}
        </Stack>
        {problems.length > shown.length && (
          <Text size="sm" tone="muted">
            And {problems.length - shown.length} more.
          </Text>
        )}
      </Section>
    </Card>
  )
}
