import { memo } from 'react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { didNotKnow } from '#features/shared/words/did-not-know.ts'
import { untitledConversation } from '#features/shared/words/untitled-conversation.ts'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { isAsked } from '#mocks/contracts/inbox/inbox-views.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ChannelMark } from './channel-mark.tsx'
import { priorityLabels, snoozeLabel, viewLabels } from './inbox-labels.ts'

interface ChatRowProps {
  card: InboxCard
  isOpen: boolean
  /** Several may be chosen; null where they may not. */
  chosen: boolean | null
  /** Names the agent: the inbox is of several. */
  withAgent: boolean
  /** Whom it is assigned to, as they are called; '' for nobody. */
  assignedTo: string
  /** Its place in the list, from 0. */
  index: number
  /** How many there are; -1 while that is not known. */
  count: number
  /** Where it begins, in px below the start of the list. */
  start: number
  measure: (row: HTMLElement | null) => void
  onOpen: (card: InboxCard) => void
  onChoose: (id: string, chosen: boolean) => void
}

const said = { user: '', assistant: 'Agent: ', member: 'Team: ', notice: '' } as const

/** A chat in the list; one that stays as it is is not drawn anew when others come into sight. */
export const ChatRow = memo(function ChatRow({
  card,
  isOpen,
  chosen,
  withAgent,
  assignedTo,
  index,
  count,
  start,
  measure,
  onOpen,
  onChoose,
}: ChatRowProps) {
  const { agent, who, title, state, unread, priority, tags, snoozedUntil, lastMessageAt } = card
  const asked = title || untitledConversation
  const name = who ? `${who} · ${asked}` : asked
  return (
    <li
      ref={measure}
      className="vg-_inbox__row"
      data-open={isOpen || undefined}
      data-chat={card.id}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ transform: `translateY(${start}px)` }}
    >
      {chosen !== null && (
        <Checkbox
          checked={chosen}
          label={<VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>}
          onCheckedChange={(next) => onChoose(card.id, next === true)}
        />
      )}
      <button
        type="button"
        className="vg-_inbox__open"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(card)}
      >
        <Stack as="span" gap={1}>
          <Row as="span" gap={2}>
            {unread && (
              <span className="vg-_inbox__new">
                <VisuallyHidden>New</VisuallyHidden>
              </span>
            )}
            <Text
              as="span"
              truncate
              weight={unread ? 'bold' : 'medium'}
              className="vg-_inbox__name"
              dir="auto"
            >
              {who && (
                <>
                  <bdi>{who}</bdi> ·{' '}
                </>
              )}
              {asked}
            </Text>
            <ChannelMark channel={card.channel} />
            <Text as="span" size="xs" tone="muted" className="vg-_inbox__time">
              <RelativeTime at={lastMessageAt} />
            </Text>
          </Row>
          <Text as="span" size="sm" tone={unread ? 'default' : 'muted'} truncate dir="auto">
            {`${said[card.lastRole]}${card.lastText || '…'}`}
          </Text>
          <Row as="span" gap={1} wrap className="vg-_inbox__marks">
            {withAgent && agent && <AgentAvatar agent={agent} size="xs" />}
            {(withAgent || assignedTo) && (
              <Text as="span" size="xs" tone="muted" truncate dir="auto">
                {[withAgent && (agent?.title ?? 'A deleted agent'), assignedTo].filter(Boolean).join(' · ')}
              </Text>
            )}
            {state === 'waiting' && <Badge tone="warning">Waiting</Badge>}
            {isAsked(card) && <Badge tone="warning">{viewLabels.asked}</Badge>}
            {state === 'member' && <Badge tone="info">With a person</Badge>}
            {state === 'closed' && <Badge>Closed</Badge>}
            {snoozedUntil !== null && <Badge>{snoozeLabel(snoozedUntil)}</Badge>}
            {priority !== 'none' && (
              <Badge tone={priority === 'urgent' || priority === 'high' ? 'danger' : 'neutral'}>
                {priorityLabels[priority]}
              </Badge>
            )}
            {card.unknownAnswers > 0 && <Badge tone="warning">{didNotKnow(card.unknownAnswers)}</Badge>}
            {tags.slice(0, 2).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {tags.length > 2 && <Badge>+{tags.length - 2}</Badge>}
          </Row>
        </Stack>
      </button>
    </li>
  )
})
