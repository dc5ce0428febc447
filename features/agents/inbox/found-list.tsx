import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { FoundConversation, InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { FoundRow } from './found-row.tsx'

interface FoundListProps {
  found: UseQueryResult<{ items: FoundConversation[]; more: boolean }>
  q: string
  /** What was searched, in a line. */
  searched: string
  /** Searches all views; undefined where they are searched. */
  onWiden: (() => void) | undefined
  openId: string | undefined
  /** Id of the message or the note that is shown; '' for none. */
  message: string
  /** Ids of those that are chosen; null where none may be. */
  chosen: ReadonlySet<string> | null
  withAgent: boolean
  /** Told the message or the note. */
  onOpen: (card: InboxCard, id: string) => void
  onChoose: (id: string, chosen: boolean) => void
}

/** Conversations in which the words were said, noted or name a file, with the parts they stand in. */
export function FoundList({
  found,
  q,
  searched,
  onWiden,
  openId,
  message,
  chosen,
  withAgent,
  onOpen,
  onChoose,
}: FoundListProps) {
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openId === undefined) return
    rows.current?.querySelector(`[data-chat="${CSS.escape(openId)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

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
    return (
      <EmptyState
        icon={<SearchX />}
        title="Nothing matches"
        message={`${searched} ${more ? 'Older messages were not looked at: try rarer words, or days.' : 'Try fewer or other words.'}`}
        action={onWiden && <Button onClick={onWiden}>Search all views</Button>}
      />
    )
  }
  return (
    <>
      <Text size="sm" tone="muted" className="vg-_inbox__searched" dir="auto">
        {searched}
      </Text>
      <ul ref={rows} className="vg-_inbox__plainlist" aria-label="Found">
        {items.map((each) => (
          <FoundRow
            key={each.conversation.id}
            found={each}
            q={q}
            isOpen={each.conversation.id === openId}
            message={message}
            chosen={chosen ? chosen.has(each.conversation.id) : null}
            withAgent={withAgent}
            onChoose={onChoose}
            onOpen={(id) => onOpen(each.conversation, id)}
          />
        ))}
      </ul>
      {more && (
        <Text size="sm" tone="muted">
          There may be more that is older. More words find less.
        </Text>
      )}
    </>
  )
}
