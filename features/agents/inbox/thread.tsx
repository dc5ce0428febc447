import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListPending } from '#features/shared/lists/list-pending.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import type { InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import { getKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { CheckKeeper } from '../checks/use-keep-check.tsx'
import { attachmentQuery, type ChatRef, notesQuery, saidQuery, useChatChanges } from './inbox.queries.ts'
import { NoteLine } from './note-line.tsx'
import { Said } from './said.tsx'
import { threadLines } from './thread-lines.ts'
import { useSeek } from './use-seek.ts'
import { useStaysAtEnd } from './use-stays-at-end.ts'

interface ThreadProps {
  chat: ChatRef
  /** Id of the message or the note that is looked for; '' for none. */
  seek: string
  conversation: InboxConversation
  mayWrite: boolean
  /** Grows with each message and each note that was written here: whoever wrote sees it. */
  written: number
  /** Opens what the agent should have said; absent where it may not be. */
  onImprove: ((question: MemberMessage | undefined, answer: MemberMessage) => void) | undefined
  /** Makes checks of the agent of questions; absent where it may not be. */
  checks: CheckKeeper | undefined
}

/** What was said in a chat, with its sources, tools and notes. */
export function Thread({ chat, seek, conversation, mayWrite, written, onImprove, checks }: ThreadProps) {
  const said = useInfiniteQuery(saidQuery(chat))
  const notes = useQuery(notesQuery(chat))
  const { eraseNote } = useChatChanges(chat)
  const queries = useQueryClient()
  const mayReadDocuments = useMay(getKnowledge)
  const documentHref = mayReadDocuments
    ? (item: string) => paths.agentKnowledge.href(chat.region, chat.agentId, undefined, { item })
    : undefined
  const readFile = (id: string) => queries.fetchQuery(attachmentQuery(chat, id))
  const end = useRef<HTMLDivElement>(null)
  const messages = said.data?.pages.flatMap(({ items }) => items).reverse()
  const last = messages?.at(-1)?.id

  useStaysAtEnd(end, { isShown: messages !== undefined, startsThere: seek === '', written })

  // What is earlier may be read on; what is new is shown.
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])

  // After the end was shown: what is looked for matters more.
  useSeek(seek, said, notes.isPending ? undefined : (notes.data?.items ?? []))

  const checkOf = (question: MemberMessage | undefined) =>
    checks && question && { state: checks.stateOf(question), keep: () => void checks.keep(question) }

  if (!messages) return <ListPending compact query={said} what="the conversation" />
  return (
    <Stack gap={4}>
      {said.hasNextPage && (
        <Button size="sm" loading={said.isFetchingNextPage} onClick={() => void said.fetchNextPage()}>
          Load earlier messages
        </Button>
      )}
      <ol className="vg-_inbox__thread" aria-label="What was said">
        {threadLines(messages, notes.data?.items ?? []).map((line) => {
          if (line.kind === 'day') {
            return (
              <li key={line.key} className="vg-_inbox__day">
                <Text as="span" size="xs" tone="muted">
                  {line.label}
                </Text>
              </li>
            )
          }
          if (line.kind === 'note') {
            const erase = mayWrite ? () => eraseNote.mutateAsync(line.note.ID) : undefined
            return (
              <NoteLine
                key={line.key}
                note={line.note}
                isSought={line.note.ID === seek}
                readFile={readFile}
                onErase={erase}
              />
            )
          }
          return (
            <Said
              key={line.key}
              message={line.message}
              isSought={line.message.id === seek}
              next={line.next}
              readFile={readFile}
              documentHref={documentHref}
              agentName={conversation.agent?.title ?? 'The agent'}
              asker={conversation.visitor.name || (conversation.channel === 'test' ? 'Your team' : 'Visitor')}
              isAnsweredSince={conversation.answeredSince.includes(line.message.id)}
              onImprove={onImprove && (() => onImprove(line.question, line.message))}
              check={checkOf(line.question)}
            />
          )
        })}
      </ol>
      <div ref={end} />
    </Stack>
  )
}
