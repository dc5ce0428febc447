import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ChatRow } from './chat-row.tsx'
import { useChatWindow } from './use-chat-window.ts'

interface ChatListProps {
  list: UseInfiniteQueryResult<InfiniteData<{ items: InboxCard[] }>>
  cards: readonly InboxCard[]
  /** Names the view, with what narrows it. */
  name: string
  /** Id of the open chat. */
  openId: string | undefined
  /** Reading on leads to the open chat. */
  leadsToOpen: boolean
  /** Ids of those that are chosen; null where none may be. */
  chosen: ReadonlySet<string> | null
  withAgent: boolean
  /** Members by whose names it says who has a chat; anybody else's address stands. */
  people: readonly Member[]
  empty: { title: string; message: string }
  onOpen: (card: InboxCard) => void
  onChoose: (id: string, chosen: boolean) => void
}

/** Rows below those that are drawn, once there are fewer the next page is asked for. */
const ready = 20

/** The chats of a view: pages come as one scrolls, and only rows in sight are in the page. */
export function ChatList({
  list,
  cards,
  name,
  openId,
  leadsToOpen,
  chosen,
  withAgent,
  people,
  empty,
  onOpen,
  onChoose,
}: ChatListProps) {
  const rows = useRef<HTMLUListElement>(null)
  const shown = useChatWindow({ list: rows, cards, openId, name })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const nearEnd = (shown.rows.at(-1)?.index ?? -1) >= cards.length - ready
  // A part of a view may hold none: the next is asked for at once.
  const goesOn =
    hasNextPage &&
    !isFetchingNextPage &&
    !isFetchNextPageError &&
    (cards.length === 0 || nearEnd || leadsToOpen)

  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])

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
      <ul
        ref={rows}
        className="vg-_inbox__rows"
        aria-label="Conversations"
        style={{ blockSize: shown.height }}
      >
        {shown.rows.map(({ index, start }) => {
          const card = cards[index]
          return (
            card && (
              <ChatRow
                key={card.id}
                card={card}
                isOpen={card.id === openId}
                chosen={chosen ? chosen.has(card.id) : null}
                withAgent={withAgent}
                assignedTo={people.find(({ email }) => email === card.assignee)?.displayName ?? card.assignee}
                index={index}
                count={hasNextPage ? -1 : cards.length}
                start={start}
                measure={shown.measure}
                onOpen={onOpen}
                onChoose={onChoose}
              />
            )
          )
        })}
      </ul>
      {hasNextPage && (
        <div className="vg-_inbox__more">
          <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}
