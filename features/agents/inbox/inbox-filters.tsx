import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import { countedViews, inboxViews } from '#mocks/contracts/inbox/inbox-views.ts'
import type { InboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import { endsBefore } from '#mocks/contracts/shared/ends-before.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ChosenAgent } from './chosen-agent.tsx'
import { type InboxNarrowing, type InboxOwner, unfiltered, type ViewCounts } from './inbox.queries.ts'
import { inboxWords } from './inbox.words.ts'
import { countedLabel, priorityLabels, viewLabels } from './inbox-labels.ts'
import { KeepView } from './keep-view.tsx'
import { isBackwards } from './local-days.ts'
import { filtersSet, narrowingOf, shownView } from './saved-view.ts'
import { TagChoice } from './tag-choice.tsx'
import type { useInboxView } from './use-inbox-view.ts'
import { useSavedCounts } from './use-saved-counts.ts'

interface InboxFiltersProps {
  owner: InboxOwner
  narrowing: InboxNarrowing
  counts: ViewCounts | undefined
  people: readonly Member[]
  settings: InboxSettings | undefined
  set: ReturnType<typeof useInboxView>['set']
  /** Stands before the views. @default nothing */
  children?: ReactNode
}

/** Stands for no filter in a choice, which has no empty value. */
const any = 'any'
const saved = 'saved:'

/** Which view is shown, and what it is narrowed to. */
export function InboxFilters({
  owner,
  narrowing,
  counts,
  people,
  settings,
  set,
  children,
}: InboxFiltersProps) {
  const { view, channel, tag, priority, assignee, participant, rating, from, to, agent } = narrowing
  const many = filtersSet(narrowing)
  const [isOpen, setIsOpen] = useState(false)
  // A view of one agent is none of another's.
  const views = (settings?.views ?? []).filter(
    ({ agentId }) => !owner.agentId || !agentId || agentId === owner.agentId,
  )
  const shown = shownView(owner, views, narrowing)
  const names = useSavedCounts(owner, views, isOpen)
  const counted = (each: (typeof inboxViews)[number], label = viewLabels[each]) => {
    const known = countedViews.find((one) => one === each)
    return known ? countedLabel(label, counts?.counts[known], counts?.atLeast.includes(known)) : label
  }

  function show(next: string) {
    const own = views.find(({ ID }) => next === `${saved}${ID}`)
    if (!own) return set({ view: next === 'all' ? '' : next, ...(shown && unfiltered) })
    const { channel: its, ...others } = narrowingOf(owner, own)
    set({ ...others, channel: its === 'test' ? its : '' })
  }

  return (
    <Row gap={2} className="vg-_inbox__filters">
      {children}
      <Select
        aria-label={inboxWords.view.label}
        data-find={inboxWords.view['data-find']}
        className="vg-_inbox__views"
        value={shown ? `${saved}${shown.ID}` : view}
        onValueChange={show}
        open={isOpen}
        onOpenChange={setIsOpen}
        options={[
          ...inboxViews.map((value) => ({ value, label: shown ? viewLabels[value] : counted(value) })),
          ...views.map(({ ID, name }, at) => ({
            value: `${saved}${ID}`,
            label: ID === shown?.ID ? counted(view, name) : (names[at] ?? name),
          })),
        ]}
      />
      <Popover
        title="Filters"
        size="sm"
        trigger={
          <Button icon={<ListFilter />} aria-label={many > 0 ? `Filters, ${many} set` : 'Filters'}>
            {many > 0 ? String(many) : ''}
          </Button>
        }
      >
        <Stack gap={3}>
          {owner.agentId === undefined && (
            <Field label="Agent">
              <ChosenAgent owner={owner} value={agent} onValueChange={(next) => set({ agent: next })} />
            </Field>
          )}
          <Field label="From">
            <Select
              value={channel === 'test' ? 'test' : 'widget'}
              onValueChange={(next) => set({ channel: next === 'test' ? 'test' : '' })}
              options={[
                { value: 'widget', label: 'Visitors' },
                { value: 'test', label: 'Test chat' },
              ]}
            />
          </Field>
          <Field label="Priority">
            <Select
              value={priority || any}
              onValueChange={(next) => set({ priority: next === any ? '' : next })}
              options={[
                { value: any, label: 'Any' },
                ...conversationPriorities.map((value) => ({ value, label: priorityLabels[value] })),
              ]}
            />
          </Field>
          <Field label="Assigned to">
            <Select
              value={assignee || any}
              onValueChange={(next) => set({ assignee: next === any ? '' : next })}
              options={[
                { value: any, label: 'Anybody' },
                ...people.map(({ email, displayName }) => ({ value: email, label: displayName })),
              ]}
            />
          </Field>
          <Field label="Took part" help="Took it over, answered, or wrote a note.">
            <Select
              value={participant || any}
              onValueChange={(next) => set({ participant: next === any ? '' : next })}
              options={[
                { value: any, label: 'Anybody' },
                ...people.map(({ email, displayName }) => ({ value: email, label: displayName })),
              ]}
            />
          </Field>
          <Field label="Rated">
            <Select
              value={rating || any}
              onValueChange={(next) => set({ rating: next === any ? '' : next })}
              options={[
                { value: any, label: 'Any' },
                { value: 'down', label: 'Not helpful' },
              ]}
            />
          </Field>
          <Field label="Tag">
            <TagChoice owner={owner} value={tag} onValueChange={(next) => set({ tag: next })} />
          </Field>
          <Field label="First day">
            <TextField
              type="date"
              value={from}
              max={to || undefined}
              onChange={(event) => set({ from: event.currentTarget.value })}
            />
          </Field>
          <Field label="Last day" error={isBackwards(narrowing) && endsBefore}>
            <TextField
              type="date"
              value={to}
              min={from || undefined}
              onChange={(event) => set({ to: event.currentTarget.value })}
            />
          </Field>
          {(from || to) && (
            <Text size="sm" tone="muted">
              By the last message, or the message that is found. Both days count whole, by your clock.
            </Text>
          )}
          {many > 0 && (
            <Button size="sm" onClick={() => set(unfiltered)}>
              Take all filters away
            </Button>
          )}
          {settings && <KeepView owner={owner} settings={settings} narrowing={narrowing} />}
        </Stack>
      </Popover>
    </Row>
  )
}
