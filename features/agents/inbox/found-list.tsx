import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { ChatRow } from './chat-row.tsx'
import { type InboxOwner, searchQuery } from './inbox.queries.ts'
import type { LocalDays } from './local-days.ts'

interface FoundListProps {
  owner: InboxOwner
  q: string
  days: LocalDays
  openId: string | undefined
  onOpen: (card: InboxCard, messageId: string) => void
}

/** Chats in which the words were said, with the part they stand in. */
export function FoundList({ owner, q, days, openId, onOpen }: FoundListProps) {
  const found = useQuery(searchQuery(owner, q, days))
  if (!found.data) {
    if (found.error) {
      return (
        <FailureState
          compact
          error={found.error}
          title="Messages could not be searched"
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )
    }
    return (
      <SkeletonGroup label="Searching messages">
        <Skeleton shape="card" />
      </SkeletonGroup>
    )
  }
  const { items, more } = found.data
  if (items.length === 0) {
    const message = days.from || days.to ? 'Try other words, or other days.' : 'Try fewer or other words.'
    return <EmptyState icon={<SearchX />} title="No message matches" message={message} />
  }
  return (
    <>
      <ul className="vg-_inbox__rows" aria-label="Messages found">
        {items.map(({ conversation, messageId, excerpt }) => (
          <ChatRow
            key={messageId}
            card={conversation}
            line={excerpt}
            isOpen={conversation.id === openId}
            chosen={null}
            withAgent={owner.agentId === undefined}
            onOpen={() => onOpen(conversation, messageId)}
            onChoose={() => undefined}
          />
        ))}
      </ul>
      {more && (
        <Text size="sm" tone="muted">
          There are older messages. More words find fewer.
        </Text>
      )}
    </>
  )
}
