import { untitledConversation } from '#features/shared/words/untitled-conversation.ts'
import type { InboxConversation, InboxVisitor } from '#mocks/contracts/inbox/inbox.schema.ts'
import { Link } from '#ui/link/link.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { stateLabels } from './inbox-labels.ts'

interface VisitorTimelineProps {
  /** The one that is open. */
  current: InboxConversation
  /** Others of the same visitor. */
  others: InboxVisitor['earlier']
  onOpen: (chat: { id: string; agentId: string }) => void
}

/** The conversations of one visitor, the latest first, with the open one in its place among them. */
export function VisitorTimeline({ current, others, onOpen }: VisitorTimelineProps) {
  const all = [current, ...others].sort((a, b) => b.lastMessageAt - a.lastMessageAt)
  return (
    <Stack as="ol" gap={2} className="vg-_inbox__plainlist">
      {all.map(({ id, title, state, lastMessageAt }) => {
        const name = <bdi>{title || untitledConversation}</bdi>
        const isOpen = id === current.id
        return (
          <li key={id} aria-current={isOpen || undefined}>
            {isOpen ? (
              <Text as="span" size="sm" weight="medium">
                {name}
              </Text>
            ) : (
              <Link asChild tone="quiet">
                <button type="button" onClick={() => onOpen({ id, agentId: current.agentId })}>
                  {name}
                </button>
              </Link>
            )}
            <Text size="xs" tone="muted">
              {isOpen ? 'This conversation' : stateLabels[state]} · <RelativeTime at={lastMessageAt} />
            </Text>
          </li>
        )
      })}
    </Stack>
  )
}
