import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Download, Flag, Tags, Trash2, UserRound, Zap } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import type { CourseChange } from '#mocks/contracts/inbox/course-change.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import type { InboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import { mayAnswer } from '#mocks/contracts/live/answerers.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatCount } from '#ui/format/number.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { mostChosen } from './in-pieces.ts'
import { type InboxOwner, tagsQuery, useInboxChanges } from './inbox.queries.ts'
import { priorityLabels } from './inbox-labels.ts'
import { useOnline } from './presence.queries.ts'
import { RemoveChats } from './remove-chats.tsx'
import { macroChange } from './run-macro.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { useExport } from './use-export.ts'

interface SelectionBarProps {
  owner: InboxOwner
  /** Ids of the chosen chats. */
  ids: readonly string[]
  people: readonly Member[]
  settings: InboxSettings | undefined
  /** Told which of them stay chosen: those that were refused. */
  onDone: (left: readonly string[]) => void
}

/** Tags a menu offers, the most used. */
const mostOffered = 30

/** How many were refused for each reason. */
function countReasons(left: readonly { reason?: string | undefined }[]): [string, number][] {
  const many = new Map<string, number>()
  for (const { reason = '' } of left) many.set(reason, (many.get(reason) ?? 0) + 1)
  return [...many]
}

/** What a selection is told by, in whatever order it was chosen. */
const nameOf = (ids: readonly string[]) => [...ids].sort().join(' ')

/** What can be done with several chats at once. */
export function SelectionBar({ owner, ids, people, settings, onDone }: SelectionBarProps) {
  const { notify } = useToast()
  const { changeMany } = useInboxChanges(owner)
  const exporting = useExport(owner)
  const clock = useNow()
  const mayRemove = useMay(removeInboxSelection)
  const [removes, setRemoves] = useState(false)
  const [refused, setRefused] = useState<{ of: string; reasons: [string, number][] }>()

  function fail(error: unknown) {
    notify({ kind: 'failure', title: 'Not done', message: error instanceof Error ? error.message : '' })
  }

  async function apply(change: CourseChange) {
    try {
      const { results } = await changeMany.mutateAsync({ ids, change })
      const left = results.filter(({ ok }) => !ok)
      const changed = results.length - left.length
      if (changed > 0) notify({ kind: 'success', title: `${formatCount(changed, 'conversation')} changed` })
      const still = left.map(({ id }) => id)
      setRefused({ of: nameOf(still), reasons: countReasons(left) })
      onDone(still)
    } catch (error) {
      fail(error)
    }
  }

  const online = useOnline(owner.region, owner.workspaceId)
  // What was said of some chats is not said of others.
  const reasons = refused?.of === nameOf(ids) ? refused.reasons : []
  const used = useQuery(tagsQuery({ ...owner, agentId: undefined })).data?.items ?? []
  const offered = settings?.disallowAnyTags ? settings.predefinedTags : used.slice(0, mostOffered)
  return (
    <Card padding="sm">
      <Stack gap={2}>
        <Row justify="between" wrap gap={1}>
          <Text as="span" size="sm" weight="medium">
            {formatCount(ids.length, 'conversation')} chosen
            {ids.length === mostChosen && ', as many as go at once'}
          </Text>
          <Row gap={1} wrap role="toolbar" aria-label="Chosen conversations">
            <Menu trigger={<IconButton size="sm" label="Assign" icon={<UserRound />} />} aria-label="Assign">
              <MenuItem onSelect={() => void apply({ assignee: '' })}>Nobody</MenuItem>
              {people.filter(mayAnswer).map(({ email, displayName }) => (
                <MenuItem
                  key={email}
                  description={online(email)}
                  onSelect={() => void apply({ assignee: email })}
                >
                  {displayName}
                </MenuItem>
              ))}
            </Menu>
            <Menu trigger={<IconButton size="sm" label="Priority" icon={<Flag />} />} aria-label="Priority">
              {conversationPriorities.map((priority) => (
                <MenuItem key={priority} onSelect={() => void apply({ priority })}>
                  {priorityLabels[priority]}
                </MenuItem>
              ))}
            </Menu>
            {offered.length > 0 && (
              <Menu trigger={<IconButton size="sm" label="Tag" icon={<Tags />} />} aria-label="Tag">
                {offered.map((tag) => (
                  <MenuItem key={tag} onSelect={() => void apply({ addTags: [tag] })}>
                    {tag}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <SnoozeMenu size="sm" onSnooze={(until) => void apply({ snoozedUntil: until })} />
            <IconButton
              size="sm"
              label="Close"
              icon={<CircleCheck />}
              onClick={() => void apply({ close: true })}
            />
            {settings && settings.macros.length > 0 && (
              <Menu trigger={<IconButton size="sm" label="Macros" icon={<Zap />} />} aria-label="Macros">
                {settings.macros.map((macro) => (
                  <MenuItem
                    key={macro.ID}
                    disabled={macro.cannedId !== undefined}
                    description={macro.cannedId && 'It sends a reply: press it in one conversation.'}
                    onSelect={() => void apply(macroChange(macro, Math.floor(clock() / 1000)))}
                  >
                    {macro.name}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <Menu trigger={<IconButton size="sm" label="Export" icon={<Download />} />} aria-label="Export">
              <MenuItem
                description="A row per message. Notes are left out."
                onSelect={() => exporting.mutate({ of: ids, format: 'csv' })}
              >
                CSV
              </MenuItem>
              <MenuItem
                description="Notes are left out."
                onSelect={() => exporting.mutate({ of: ids, format: 'json' })}
              >
                JSON
              </MenuItem>
            </Menu>
            {mayRemove && (
              <IconButton size="sm" label="Delete" icon={<Trash2 />} onClick={() => setRemoves(true)} />
            )}
          </Row>
        </Row>
        {reasons.length > 0 && (
          <Banner tone="warning" title="Some stayed as they were">
            {reasons.map(([reason, many]) => `${formatCount(many, 'conversation')}: ${reason}`).join(' ')}
          </Banner>
        )}
      </Stack>
      {removes && (
        <RemoveChats owner={owner} ids={ids} onClose={() => setRemoves(false)} onRemoved={() => onDone([])} />
      )}
    </Card>
  )
}
