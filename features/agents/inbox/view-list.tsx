import { Trash2 } from 'lucide-react'
import type { SavedView } from '#mocks/contracts/inbox/settings.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { priorityLabels, viewLabels } from './inbox-labels.ts'

interface ViewListProps {
  views: readonly SavedView[]
  onChange: (views: SavedView[]) => void
}

/** What a saved view shows, in words. */
function shownBy(kept: SavedView): string {
  const { view, channel, tag, priority, assignee, participant, rating, agentId, from, to } = kept
  return [
    viewLabels[view],
    agentId && 'of one agent',
    channel && 'in the test chat',
    priority && priorityLabels[priority],
    tag && `tag ${tag}`,
    assignee && `assigned to ${assignee}`,
    participant && `with ${participant}`,
    rating && 'rated not helpful',
    from && `from ${from}`,
    to && `until ${to}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Views that were saved: renamed and deleted here, made beside the filters. */
export function ViewList({ views, onChange }: ViewListProps) {
  return (
    <Section
      title="Saved views"
      level={3}
      size="sm"
      description={views.length > 0 ? undefined : 'Set filters and save them as a view; it is named here.'}
    >
      <Stack gap={3}>
        {views.map((each) => (
          <Stack key={each.ID} gap={1}>
            <Row align="end">
              <Field label="Name of the view" className="vg-_inbox__grow">
                <TextField
                  value={each.name}
                  maxLength={60}
                  onChange={({ currentTarget: { value: name } }) =>
                    onChange(views.map((view) => (view.ID === each.ID ? { ...view, name } : view)))
                  }
                />
              </Field>
              <IconButton
                label={`Delete ${each.name || 'view'}`}
                icon={<Trash2 />}
                onClick={() => onChange(views.filter(({ ID }) => ID !== each.ID))}
              />
            </Row>
            <Text size="sm" tone="muted" dir="auto">
              {shownBy(each)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
