import { useInfiniteQuery } from '@tanstack/react-query'
import { ListPending } from '#features/shared/lists/list-pending.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { nextOf } from '#features/widget/parts/next-of.ts'
import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Stack } from '#ui/stack/stack.tsx'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { Said } from './said.tsx'
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
      title={<span dir="auto">{`Conversation with ${name}`}</span>}
      subtitle={`${channelWords[channel]} · ${messageWords(messageCount)} · started ${formatMoment(createdAt)}`}
    >
      <Transcript session={session} agentName={name} />
    </Drawer>
  )
}

function Transcript({ session, agentName }: { session: VisitorSession; agentName: string }) {
  const { owner } = useLibraryAccess()
  const said = useInfiniteQuery(transcriptQuery(owner, session))
  if (!said.data) return <ListPending compact query={said} what="the conversation" />
  const messages = said.data.pages.flatMap(({ items }) => items)
  if (messages.length === 0)
    return <EmptyState title="Nothing was kept" message="It has no messages any more." />
  return (
    <>
      <Stack as="ol" aria-label="What was said">
        {messages.map((message, index) => (
          <Said
            key={message.id}
            message={message}
            next={nextOf(messages, index)}
            agentName={agentName}
            asker={session.channel === 'test' ? 'Your team' : 'Visitor'}
          />
        ))}
      </Stack>
      <LoadMore list={said} many="messages" />
    </>
  )
}
