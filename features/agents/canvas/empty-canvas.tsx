import { Workflow } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { canvasWords } from './canvas.words.ts'
import { startingFlows } from './starting-flows.ts'
import type { FlowEditor } from './use-flow-editor.ts'

/** No flow yet: a few to begin with, or the start alone. */
export function EmptyCanvas({ editor }: { editor: FlowEditor }) {
  if (editor.readOnly) {
    return (
      <EmptyState icon={<Workflow />} title="No flow yet" message="Nobody has drawn one for this agent." />
    )
  }
  return (
    <Stack gap={5}>
      <EmptyState
        icon={<Workflow />}
        title="No flow yet"
        message="A flow leads visitors through steps: it asks, decides, answers from your knowledge, calls tools and hands over to people. Begin with one of these, or from nothing."
        action={
          <Button data-find={canvasWords.add['data-find']} onClick={() => editor.add('start')}>
            Begin from nothing
          </Button>
        }
      />
      <Row columns="md" gap={4}>
        {startingFlows.map(({ title, description, nodes }) => (
          <Card key={title} padding="lg">
            <Section
              className="vg-_canvas__begin"
              level={3}
              size="md"
              title={title}
              description={description}
            >
              <Row>
                <Button size="sm" aria-label={`Begin with: ${title}`} onClick={() => editor.replace(nodes)}>
                  Begin with this
                </Button>
              </Row>
            </Section>
          </Card>
        ))}
      </Row>
    </Stack>
  )
}
