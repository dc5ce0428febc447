import { Plus, Trash2 } from 'lucide-react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import { mostTags } from '#mocks/contracts/inbox/course-change.ts'
import { inboxKept, type Macro } from '#mocks/contracts/inbox/settings.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { priorityLabels } from './inbox-labels.ts'

interface MacroListProps {
  macros: readonly Macro[]
  onChange: (macros: Macro[]) => void
}

/** Stands for a priority that stays as it is. */
const asItIs = 'asItIs'

/** Several changes in one press. */
export function MacroList({ macros, onChange }: MacroListProps) {
  const put = (next: Macro) => onChange(macros.map((each) => (each.ID === next.ID ? next : each)))
  return (
    <Section
      title="Macros"
      level={3}
      size="sm"
      description="Several changes of a conversation in one press."
      actions={
        <Button
          size="sm"
          icon={<Plus />}
          disabled={macros.length >= inboxKept.macros}
          onClick={() => onChange([...macros, { ID: newAgentId(), name: '', change: {} }])}
        >
          Add macro
        </Button>
      }
    >
      <Stack gap={3}>
        {macros.map((macro) => {
          const { ID, name, change } = macro
          return (
            <Card key={ID} padding="sm">
              <Stack gap={2}>
                <Row align="end">
                  <Field label="Name of the macro">
                    <TextField
                      value={name}
                      maxLength={60}
                      onChange={(event) => put({ ...macro, name: event.currentTarget.value })}
                    />
                  </Field>
                  <IconButton
                    label={`Delete ${name || 'macro'}`}
                    icon={<Trash2 />}
                    onClick={() => onChange(macros.filter((each) => each.ID !== ID))}
                  />
                </Row>
                <Field label="Tags it adds">
                  <TagInput
                    value={change.addTags ?? []}
                    max={mostTags}
                    onValueChange={(addTags) =>
                      put({ ...macro, change: { ...change, addTags: [...addTags] } })
                    }
                  />
                </Field>
                <Field label="Priority it gives">
                  <Select
                    value={change.priority ?? asItIs}
                    onValueChange={(next) => {
                      const { priority: _, ...rest } = change
                      const priority = conversationPriorities.find((each) => each === next)
                      put({ ...macro, change: priority ? { ...rest, priority } : rest })
                    }}
                    options={[
                      { value: asItIs, label: 'As it is' },
                      ...conversationPriorities.map((value) => ({ value, label: priorityLabels[value] })),
                    ]}
                  />
                </Field>
                <Checkbox
                  checked={change.close === true}
                  label="Closes the conversation"
                  onCheckedChange={(next) => {
                    const { close: _, ...rest } = change
                    put({ ...macro, change: next === true ? { ...rest, close: true } : rest })
                  }}
                />
              </Stack>
            </Card>
          )
        })}
      </Stack>
    </Section>
  )
}
