import { Plus, Trash2 } from 'lucide-react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import { mostTags } from '#mocks/contracts/inbox/course-change.ts'
import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { inboxKept, type Macro } from '#mocks/contracts/inbox/settings.schema.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
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
  /** Whom they may assign to. */
  people: readonly Member[]
  onChange: (macros: Macro[]) => void
}

/** Stands for what stays as it is. */
const asItIs = 'asItIs'
const nobody = 'nobody'

/** Who may answer visitors, and whoever it assigns to already though they left or may no longer. */
function assignable(people: readonly Member[], assignee = '') {
  const answerers = people.filter(mayAnswer)
  const known = answerers.map(({ email, displayName }) => ({ value: email, label: displayName }))
  const isGone = assignee !== '' && !answerers.some(({ email }) => email === assignee)
  return isGone ? [...known, { value: assignee, label: assignee }] : known
}

/** Several changes in one press. */
export function MacroList({ macros, people, onChange }: MacroListProps) {
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
                  <Field label="Name of the macro" className="vg-_inbox__grow">
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
                <Field label="Tags it takes away">
                  <TagInput
                    value={change.removeTags ?? []}
                    max={mostTags}
                    onValueChange={(removeTags) =>
                      put({ ...macro, change: { ...change, removeTags: [...removeTags] } })
                    }
                  />
                </Field>
                <Field label="Assigns to">
                  <Select
                    value={change.assignee === undefined ? asItIs : change.assignee || nobody}
                    onValueChange={(next) => {
                      const { assignee: _, ...rest } = change
                      const assignee = next === nobody ? '' : next
                      put({ ...macro, change: next === asItIs ? rest : { ...rest, assignee } })
                    }}
                    options={[
                      { value: asItIs, label: 'As it is' },
                      { value: nobody, label: 'Nobody' },
                      ...assignable(people, change.assignee),
                    ]}
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
                  checked={change.snoozedUntil === untilReply}
                  label="Snoozes it until the visitor writes"
                  onCheckedChange={(next) => {
                    const { snoozedUntil: _, ...rest } = change
                    put({ ...macro, change: next === true ? { ...rest, snoozedUntil: untilReply } : rest })
                  }}
                />
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
