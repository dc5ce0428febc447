import { useState } from 'react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { untitledConversation } from '#features/shared/words/untitled-conversation.ts'
import type { FoundConversation, FoundHit } from '#mocks/contracts/inbox/inbox.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ChannelMark } from './channel-mark.tsx'
import { markedParts } from './marked-parts.ts'

interface FoundRowProps {
  found: FoundConversation
  /** What was searched for. */
  q: string
  isOpen: boolean
  /** Id of the message or the note that is shown; '' for none. */
  message: string
  /** Several may be chosen; null where they may not. */
  chosen: boolean | null
  /** Names the agent: the inbox is of several. */
  withAgent: boolean
  /** Told the message or the note. */
  onOpen: (id: string) => void
  onChoose: (id: string, chosen: boolean) => void
}

const what = { message: 'Message', note: 'Note', file: 'File' } as const

/** The message or the note a hit leads to. */
export const hitId = ({ messageId, noteId }: FoundHit) => messageId || noteId

/** A conversation that was found: the latest part with the words, and on request where else they stand in it. */
export function FoundRow({ found, q, isOpen, message, chosen, withAgent, onOpen, onChoose }: FoundRowProps) {
  const { conversation, hits } = found
  const [first, ...others] = hits
  const [showsAll, setShowsAll] = useState(false)
  const { agent, who, title, id } = conversation
  const toggle = showsAll ? 'Show fewer' : `+${others.length} more`
  const isShown = (hit: FoundHit) => (isOpen && hitId(hit) === message ? 'true' : undefined)
  if (!first) return null
  return (
    <li className="vg-_inbox__row" data-open={isOpen || undefined} data-chat={id}>
      {chosen !== null && (
        <Checkbox
          checked={chosen}
          label={
            <VisuallyHidden>{`Choose ${who ? `${who} · ` : ''}${title || untitledConversation}`}</VisuallyHidden>
          }
          onCheckedChange={(next) => onChoose(id, next === true)}
        />
      )}
      <Stack gap={1} className="vg-_inbox__grow">
        <button
          type="button"
          className="vg-_inbox__open"
          aria-current={isShown(first)}
          onClick={() => onOpen(hitId(first))}
        >
          <Stack as="span" gap={1}>
            <Row as="span" gap={2}>
              <Text as="span" truncate weight="medium" className="vg-_inbox__name" dir="auto">
                {who && (
                  <>
                    <bdi>{who}</bdi> ·{' '}
                  </>
                )}
                {title || untitledConversation}
              </Text>
              <ChannelMark channel={conversation.channel} />
              <Text as="span" size="xs" tone="muted" className="vg-_inbox__time">
                <RelativeTime at={first.ts} />
              </Text>
            </Row>
            <Excerpt hit={first} q={q} />
            {withAgent && (
              <Row as="span" gap={1}>
                {agent && <AgentAvatar agent={agent} size="xs" />}
                <Text as="span" size="xs" tone="muted" truncate dir="auto">
                  {agent?.title ?? 'A deleted agent'}
                </Text>
              </Row>
            )}
          </Stack>
        </button>
        {others.length > 0 && (
          <Button
            size="sm"
            className="vg-_inbox__others"
            aria-expanded={showsAll}
            aria-label={`${toggle} in ${title || 'this conversation'}`}
            onClick={() => setShowsAll(!showsAll)}
          >
            {toggle}
          </Button>
        )}
        {showsAll && (
          <ul className="vg-_inbox__plainlist" aria-label={`More in ${title || 'this conversation'}`}>
            {others.map((hit) => (
              <li key={hitId(hit)}>
                <button
                  type="button"
                  className="vg-_inbox__open vg-_inbox__hit"
                  aria-current={isShown(hit)}
                  onClick={() => onOpen(hitId(hit))}
                >
                  <Excerpt hit={hit} q={q} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </li>
  )
}

/** The part with the words, which are marked; a note and a file say that they are one. */
function Excerpt({ hit, q }: { hit: FoundHit; q: string }) {
  return (
    <Text as="span" size="sm" tone="muted" dir="auto" className="vg-_inbox__excerpt">
      {hit.kind !== 'message' && <Badge tone="info">{what[hit.kind]}</Badge>}{' '}
      {markedParts(hit.excerpt, q).map(({ at, text, isMarked }) =>
        isMarked ? (
          <mark key={at} className="vg-_inbox__found">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </Text>
  )
}
