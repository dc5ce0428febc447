import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ChatRow } from './chat-row.tsx'

interface ChatListProps {
  list: UseInfiniteQueryResult<InfiniteData<{ items: InboxCard[] }>>
  cards: readonly InboxCard[]
  /** Id of the open chat. */
  openId: string | undefined
  /** Ids of those that are chosen; null where none may be. */
  chosen: ReadonlySet<string> | null
  withAgent: boolean
  empty: { title: string; message: string }
  onOpen: (card: InboxCard) => void
  onChoose: (id: string, chosen: boolean) => void
}

/** The chats of a view: pages come as one scrolls, and rows out of sight are not drawn. */
export function ChatList({ list, cards, openId, chosen, withAgent, empty, onOpen, onChoose }: ChatListProps) {
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // A part of a view may hold none: the next is asked for at once.
  const goesOn = hasNextPage && cards.length === 0 && !isFetchingNextPage

  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])

  useEffect(() => {
    const mark = end.current
    if (!mark || !hasNextPage) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !isFetchingNextPage) void fetchNextPage()
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  if (!list.data) {
    if (list.error) {
      return (
        <FailureState
          compact
          error={list.error}
          title="Conversations could not be loaded"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )
    }
    return (
      <SkeletonGroup label="Loading conversations">
        <Stack gap={2}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonGroup>
    )
  }
  if (cards.length === 0 && !hasNextPage) {
    return <EmptyState icon={<MessagesSquare />} title={empty.title} message={empty.message} />
  }
  return (
    <>
      <ul className="vg-_inbox__rows" aria-label="Conversations">
        {cards.map((card) => (
          <ChatRow
            key={card.id}
            card={card}
            isOpen={card.id === openId}
            chosen={chosen ? chosen.has(card.id) : null}
            withAgent={withAgent}
            onOpen={() => onOpen(card)}
            onChoose={(next) => onChoose(card.id, next)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div ref={end} className="vg-_inbox__more">
          <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}
