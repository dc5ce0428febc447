import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { ChatRow } from './chat-row.tsx'
import { type InboxNarrowing, type InboxOwner, searchQuery } from './inbox.queries.ts'
import type { LocalDays } from './local-days.ts'

interface FoundListProps {
  owner: InboxOwner
  q: string
  days: LocalDays & Pick<InboxNarrowing, 'agent'>
  openId: string | undefined
  /** Told the message or the note. */
  onOpen: (card: InboxCard, id: string) => void
}

const what = { message: 'Message', note: 'Note', file: 'File' } as const

/** Chats in which the words were said, noted or name a file, with the part they stand in. */
export function FoundList({ owner, q, days, openId, onOpen }: FoundListProps) {
  const found = useQuery(searchQuery(owner, q, days))
  if (!found.data) {
    if (found.error) {
      return (
        <FailureState
          compact
          error={found.error}
          title="Conversations could not be searched"
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )
    }
    return (
      <SkeletonGroup label="Searching">
        <Skeleton shape="card" />
      </SkeletonGroup>
    )
  }
  const { items, more } = found.data
  if (items.length === 0) {
    const message = days.from || days.to ? 'Try other words, or other days.' : 'Try fewer or other words.'
    return <EmptyState icon={<SearchX />} title="Nothing matches" message={message} />
  }
  return (
    <>
      <ul className="vg-_inbox__rows" aria-label="Found">
        {items.map(({ conversation, kind, messageId, noteId, excerpt }) => (
          <ChatRow
            key={messageId || noteId}
            card={conversation}
            line={excerpt}
            found={what[kind]}
            isOpen={conversation.id === openId}
            chosen={null}
            withAgent={owner.agentId === undefined}
            onOpen={() => onOpen(conversation, messageId || noteId)}
            onChoose={() => undefined}
          />
        ))}
      </ul>
      {more && (
        <Text size="sm" tone="muted">
          There is more that is older. More words find less.
        </Text>
      )}
    </>
  )
}
