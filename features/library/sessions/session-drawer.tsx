import { useInfiniteQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Blocks } from '#features/widget/blocks.tsx'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { channelWords, messageWords } from './session-words.ts'
import { transcriptQuery } from './visitor-session.queries.ts'

/** What was said in one session, in order. */
export function SessionDrawer({
  session,
  open,
  onClose,
  onExited,
}: LibraryDrawerProps & { session: VisitorSession }) {
  const { agent, channel, messageCount, createdAt } = session
  const name = agent?.title ?? 'the agent'
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      title={<span dir="auto">{`Session with ${name}`}</span>}
      subtitle={`${channelWords[channel]} · ${messageWords(messageCount)} · began ${momentOf(createdAt)}`}
    >
      <Transcript session={session} agentName={name} />
    </Drawer>
  )
}

function Transcript({ session, agentName }: { session: VisitorSession; agentName: string }) {
  const { owner } = useLibraryAccess()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(transcriptQuery(owner, session))
  if (!data) {
    if (!error) {
      return (
        <SkeletonGroup label="Loading the session" className="vg-sessions__transcript">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonGroup>
      )
    }
    return (
      <FailureState
        compact
        error={error}
        title="The session could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const messages = data.pages.flatMap(({ items }) => items)
  if (messages.length === 0)
    return <EmptyState title="Nothing was kept" message="No message is left of it." />
  return (
    <>
      <ol className="vg-sessions__transcript" aria-label="What was said">
        {messages.map((message) => (
          <Said key={message.id} message={message} agentName={agentName} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  )
}

function Said({ message, agentName }: { message: Message; agentName: string }) {
  const { role, blocks, sources, known, ts } = message
  return (
    <li className="vg-sessions__message" data-role={role}>
      <p className="vg-sessions__who">
        <span dir="auto">{role === 'user' ? 'Visitor' : agentName}</span>
        <time dateTime={new Date(ts * 1000).toISOString()}>{timeOf(ts)}</time>
      </p>
      <div className="vg-sessions__words">
        <Blocks blocks={blocks} />
      </div>
      {sources.length > 0 && (
        <p className="vg-sessions__note">From {sources.map(({ title }) => title).join(', ')}</p>
      )}
      {!known && <p className="vg-sessions__note vg-sessions__note--unknown">The agent did not know</p>}
    </li>
  )
}

function timeOf(unixSeconds: number): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(unixSeconds * 1000)
}

function momentOf(unixSeconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(unixSeconds * 1000)
}
