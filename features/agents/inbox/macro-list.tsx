import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import { mostTags } from '#mocks/contracts/inbox/course-change.ts'
import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import {
  type Canned,
  type InboxSettings,
  inboxKept,
  type Macro,
  macroSnoozes,
} from '#mocks/contracts/inbox/settings.schema.ts'
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
import { snoozeLabels } from './snooze-choices.ts'
import { TagOffers } from './tag-offers.tsx'

interface MacroListProps {
  macros: readonly Macro[]
  /** Whom they may assign to. */
  people: readonly Member[]
  /** Tags and replies there are. */
  settings: Pick<InboxSettings, 'predefinedTags' | 'canned' | 'enableCannedResponses'>
  onChange: (macros: Macro[]) => void
}

/** Stands for what stays as it is. */
const asItIs = 'asItIs'
const nobody = 'nobody'
const none = 'none'
/** Stands for until the visitor writes. */
const reply = 'reply'

/** Who may answer visitors, and whoever it assigns to already though they left or may no longer. */
function assignable(people: readonly Member[], assignee = '') {
  const answerers = people.filter(mayAnswer)
  const known = answerers.map(({ email, displayName }) => ({ value: email, label: displayName }))
  const isGone = assignee !== '' && !answerers.some(({ email }) => email === assignee)
  return isGone ? [...known, { value: assignee, label: assignee }] : known
}

/** Replies there are, and one that is chosen though it is there no more. */
function repliesOf(canned: readonly Canned[], chosen: string | undefined) {
  const known = canned.map(({ ID, name }) => ({ value: ID, label: `/${name}` }))
  const isGone = chosen !== undefined && !canned.some(({ ID }) => ID === chosen)
  return isGone ? [...known, { value: chosen, label: 'A deleted reply' }] : known
}

/** A macro that puts conversations aside for what was chosen. */
function withSnooze({ snooze: _, ...macro }: Macro, next: string): Macro {
  const { snoozedUntil: __, ...change } = macro.change
  const snooze = macroSnoozes.find((each) => each === next)
  if (snooze) return { ...macro, change, snooze }
  return { ...macro, change: next === reply ? { ...change, snoozedUntil: untilReply } : change }
}

/** Several changes in one press. */
export function MacroList({ macros, people, settings, onChange }: MacroListProps) {
  const tagsId = useId()
  const put = (next: Macro) => onChange(macros.map((each) => (each.ID === next.ID ? next : each)))
  return (
    <Section
      title="Macros"
      level={3}
      size="sm"
      description="A reply and several changes of a conversation in one press."
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
      <TagOffers id={tagsId} tags={settings.predefinedTags} />
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
                {(settings.enableCannedResponses || macro.cannedId) && (
                  <Field
                    label="Reply it sends"
                    help="Sent first, by whoever answers the conversation and presses it."
                  >
                    <Select
                      value={macro.cannedId ?? none}
                      onValueChange={(next) => {
                        const { cannedId: _, ...rest } = macro
                        put(next === none ? rest : { ...rest, cannedId: next })
                      }}
                      options={[
                        { value: none, label: 'None' },
                        ...repliesOf(settings.canned, macro.cannedId),
                      ]}
                    />
                  </Field>
                )}
                <Field label="Tags it adds">
                  <TagInput
                    value={change.addTags ?? []}
                    list={tagsId}
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
                <Field label="Snoozes it">
                  <Select
                    value={macro.snooze ?? (change.snoozedUntil === untilReply ? reply : asItIs)}
                    onValueChange={(next) => put(withSnooze(macro, next))}
                    options={[
                      { value: asItIs, label: 'As it is' },
                      ...macroSnoozes.map((value) => ({ value, label: snoozeLabels[value] })),
                      { value: reply, label: 'Until the visitor writes' },
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
