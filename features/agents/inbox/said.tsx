import { BookPlus, ListChecks } from 'lucide-react'
import { SaidBubbles } from '#features/shared/said/said-bubbles.tsx'
import { ToolCalls } from '#features/shared/tool-calls/tool-calls.tsx'
import { Attachments, type AttachmentsProps } from '#features/widget/attachments/attachments.tsx'
import type { Notice } from '#mocks/contracts/conversations/conversation-state.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { KeptCheck } from '../checks/use-keep-check.tsx'
import { FromDocuments } from './from-documents.tsx'
import { MailLine } from './mail-line.tsx'

interface SaidProps {
  message: MemberMessage
  /** It is the one that was looked for. */
  isSought: boolean
  /** What was said after it. */
  next: MemberMessage | undefined
  /** Reads a file of it. */
  readFile: AttachmentsProps['read']
  /** Where a document is read; absent where it may not be. */
  documentHref: ((documentId: string) => string) | undefined
  agentName: string
  /** Who asked. */
  asker: string
  /** The agent did not know, and its knowledge answers it by now. */
  isAnsweredSince: boolean
  /** Opens what the agent should have said; absent where it may not be. */
  onImprove: (() => void) | undefined
  /** Makes the question a check of the agent, and how far that is; absent where it may not be, or nobody asked. */
  check: { state: KeptCheck; keep: () => void } | undefined
}

/** What a line about the course says to members. */
function noticeText({ kind, name }: Notice): string {
  const who = name || 'Somebody'
  return {
    waiting: 'The visitor waits for a person',
    joined: `${who} has joined`,
    handedBack: 'Back with the agent',
    closed: 'Closed',
    reopened: 'Open again',
    noted: 'The visitor left their details',
  }[kind]
}

/** One message of a thread. */
export function Said({
  message,
  isSought,
  next,
  readFile,
  documentHref,
  agentName,
  asker,
  isAnsweredSince,
  onImprove,
  check,
}: SaidProps) {
  const { role, by, notice, attachments, sources, documents, known, rating, calls, mail, ts } = message
  if (role === 'notice') {
    return (
      <>
        <li className="vg-_inbox__notice">
          <Text as="span" size="xs" tone="muted">
            {notice ? noticeText(notice) : ''}
          </Text>
        </li>
        {message.parts && (
          <li className="vg-_inbox__said" data-role="assistant">
            <SaidBubbles message={message} next={next} wordsClass="vg-_inbox__words" />
          </li>
        )}
      </>
    )
  }
  const who = role === 'user' ? asker : role === 'member' ? (by?.name ?? 'Your team') : agentName
  return (
    <Stack
      as="li"
      gap={1}
      className="vg-_inbox__said"
      data-role={role}
      data-message={message.id}
      aria-current={isSought || undefined}
    >
      <Row>
        <Text as="span" size="xs" tone="muted" truncate dir="auto">
          {who}
        </Text>
        <Text
          as="time"
          size="xs"
          tone="muted"
          title={formatMoment(ts)}
          dateTime={new Date(ts * 1000).toISOString()}
        >
          {new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(ts * 1000)}
        </Text>
      </Row>
      <SaidBubbles message={message} next={next} wordsClass="vg-_inbox__words" />
      {attachments && <Attachments attachments={attachments} lang="en" read={readFile} />}
      {mail && <MailLine {...mail} />}
      {sources.length > 0 && (
        <Text size="xs" tone="muted">
          From{' '}
          {sources.map(({ title, url }, at) => (
            <span key={`${title} ${url}`}>
              {at > 0 && ', '}
              {url ? (
                <Link href={url} external>
                  {title}
                </Link>
              ) : (
                title
              )}
            </span>
          ))}
        </Text>
      )}
      {documents && <FromDocuments documents={documents} hrefOf={documentHref} />}
      {calls && <ToolCalls calls={calls} />}
      {role === 'assistant' && (
        <Row gap={2} wrap>
          {!known && (
            <Text as="span" size="xs" tone={isAnsweredSince ? 'muted' : 'warning'}>
              {isAnsweredSince
                ? 'The agent did not know. It is in the knowledge since'
                : 'The agent did not know'}
            </Text>
          )}
          {rating && (
            <Text as="span" size="xs" tone={rating === 'down' ? 'warning' : 'muted'}>
              {rating === 'up' ? 'The visitor found this helpful' : 'The visitor found this not helpful'}
            </Text>
          )}
          {onImprove && (
            <Button size="sm" tone="ghost" icon={<BookPlus />} onClick={onImprove}>
              Improve answer
            </Button>
          )}
          {check && (
            <Button
              size="sm"
              tone="ghost"
              icon={<ListChecks />}
              loading={check.state === 'pending'}
              onClick={check.keep}
            >
              {check.state === 'kept' ? 'Made a check' : 'Make this a check'}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}
