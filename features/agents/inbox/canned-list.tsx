import { Plus, Trash2 } from 'lucide-react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { type Canned, cannedLimit, inboxKept } from '#mocks/contracts/inbox/settings.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface CannedListProps {
  canned: readonly Canned[]
  onChange: (canned: Canned[]) => void
}

/** Replies that are kept to be used again. */
export function CannedList({ canned, onChange }: CannedListProps) {
  const change = (ID: string, next: Partial<Canned>) =>
    onChange(canned.map((each) => (each.ID === ID ? { ...each, ...next } : each)))
  return (
    <Section
      title="Canned responses"
      level={3}
      size="sm"
      description="Replies you use often."
      actions={
        <Button
          size="sm"
          icon={<Plus />}
          disabled={canned.length >= inboxKept.canned}
          onClick={() => onChange([...canned, { ID: newAgentId(), name: '', text: '' }])}
        >
          Add response
        </Button>
      }
    >
      <Stack gap={3}>
        {canned.map(({ ID, name, text }) => (
          <Card key={ID} padding="sm">
            <Stack gap={2}>
              <Row align="end">
                <Field label="Name" className="vg-_inbox__grow">
                  <TextField
                    value={name}
                    maxLength={60}
                    onChange={(event) => change(ID, { name: event.currentTarget.value })}
                  />
                </Field>
                <IconButton
                  label={`Delete ${name || 'response'}`}
                  icon={<Trash2 />}
                  onClick={() => onChange(canned.filter((each) => each.ID !== ID))}
                />
              </Row>
              <Field label="Reply">
                <TextArea
                  dir="auto"
                  value={text}
                  maxLength={cannedLimit}
                  onChange={(event) => change(ID, { text: event.currentTarget.value })}
                />
              </Field>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
