import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { VisitorReach } from '#mocks/contracts/conversations/answer-mail.ts'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import { isAnothers } from '#mocks/contracts/live/answerers.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { draftsOf } from '../drafts.ts'
import { AskedLine } from './asked-line.tsx'
import { ReachLine } from './reach-line.tsx'
import { TakeFrom } from './take-from.tsx'
import { TakenLine } from './taken-line.tsx'
import { type TurnAction, useTurn } from './turn.queries.ts'
import { TurnComposer } from './turn-composer.tsx'
import { UnnamedNote } from './unnamed-note.tsx'
import { useHeldFocus } from './use-held-focus.ts'

export interface TurnBarProps {
  /** The conversation as it is now; a new one after each change. */
  conversation: ConversationCard
  /** Names of members by their addresses. @default the first part of the address */
  nameOf?: (email: string) => string
  /** Replies that are kept; `/` asks for them. @default none */
  canned?: readonly Canned[]
  /** Opens where canned responses are made. @default there is no way there */
  onMakeCanned?: () => void
  /** Whether the visitor is there, and how they are reached. @default nobody says */
  reach?: VisitorReach
  /** Says who types, in the place of who answers. @default nobody does */
  typing?: string | undefined
  /** Where notes are written; in turns with the answer. @default nowhere */
  note?: ReactNode
  /** Told of the conversation after what was done here. */
  onCard?: (card: ConversationCard) => void
  /** Told of each message that was sent here. */
  onSent?: (message: MemberMessage) => void
}

/** Who answers a conversation, and what to do about it: take it over from the agent or a colleague, answer, hand it back, close it. */
export function TurnBar({
  conversation,
  nameOf = firstPart,
  canned = [],
  onMakeCanned,
  reach,
  typing,
  note,
  onCard,
  onSent,
}: TurnBarProps) {
  const mayAnswer = useMay(takeConversation)
  const { region } = useWorkspace()
  const { email } = useSession().user
  const queries = useQueryClient()
  const [card, setCard] = useState(conversation)
  const [writes, setWrites] = useState<Writes>('answer')
  const [given, setGiven] = useState(conversation)
  const isOf = (one: ConversationCard) => one.state === 'member' && one.assignee === email
  const [couldAnswer, setCouldAnswer] = useState(mayAnswer)
  if (mayAnswer && !couldAnswer) setCouldAnswer(true)
  /** Id of the conversation that is being taken over: its answer can be written by then. */
  const [taking, setTaking] = useState('')
  const [isTaken, setIsTaken] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  if (given !== conversation) {
    setGiven(conversation)
    setCard(conversation)
    const isSame = card.id === conversation.id
    const isNowAnothers = isAnothers(conversation, email)
    setIsTaken(isSame && isNowAnothers && (isTaken || isOf(card)))
    const isAsBefore = isSame && card.state === conversation.state && card.assignee === conversation.assignee
    // That a colleague has it is what was refused; whatever comes after ends it.
    const bearsOut = isSame && isNowAnothers && !isAnothers(card, email)
    if (!isAsBefore && !bearsOut) setIsRefused(false)
  }
  const params = { region, agentId: card.agentId, conversationId: card.id }
  function take(next: ConversationCard) {
    setCard(next)
    onCard?.(next)
  }
  const turn = useTurn(params, take)
  const bar = useRef<HTMLDivElement>(null)
  const heldFocus = useHeldFocus(bar)

  /** What is typed from here on is the answer; it stays a draft where the conversation is not given. */
  function takeOver(from?: string) {
    flushSync(() => {
      setIsRefused(true)
      setTaking(card.id)
      setWrites('answer')
    })
    bar.current?.querySelector<HTMLElement>('[data-inbox-reply]')?.focus()
    const over = () => setTaking((now) => (now === card.id ? '' : now))
    turn.mutateAsync({ action: 'take', from }).then(over, over)
  }
  const hasDraft = () => draftsOf(queries).read(card.id, 'answer').trim() !== ''
  const isMine = isOf(card)
  const wasMine = useRef(false)
  useEffect(() => {
    const isLost = wasMine.current && !isMine
    wasMine.current = isMine
    // Where the right to answer is taken, so is what was answered: the session tells.
    if (isLost) void queries.invalidateQueries({ queryKey: sessionQuery(region).queryKey })
  }, [isMine, queries, region])
  const isColleagues = isAnothers(card, email)
  const answers = isMine && mayAnswer
  const isTaking = taking === card.id && !isMine
  const writesAnswer = answers || (isTaking && mayAnswer)
  const press = (action: TurnAction) => ({
    loading: turn.isPending && turn.variables.action === action,
    onClick() {
      setIsRefused(true)
      turn.mutate({ action })
    },
  })

  return (
    <Stack
      ref={bar}
      gap={2}
      role="group"
      aria-label="Who answers"
      tabIndex={-1}
      data-inbox-turn
      aria-busy={turn.isPending}
      {...heldFocus}
    >
      <Row gap={2} wrap justify="between">
        <Row gap={2} className="vg-_inbox__state">
          <StateBadge state={card.state} />
          <Text size="sm" tone="muted" role={typing && 'status'} dir="auto">
            {typing ?? stateLine(card, answers, nameOf)}{' '}
            {typing === undefined && card.state === 'waiting' && card.waitingSince !== null && (
              <RelativeTime at={card.waitingSince} />
            )}
          </Text>
        </Row>
        {answers && note && (
          <SegmentedControl
            data-inbox-switch
            label="Write"
            size="sm"
            segments={[
              { value: 'answer', label: 'Answer' },
              { value: 'note', label: 'Note' },
            ]}
            value={writes}
            onValueChange={setWrites}
          />
        )}
        {mayAnswer && card.channel !== 'test' && (
          <Row gap={2} wrap>
            {isColleagues && !isTaking && (
              <TakeFrom
                key={card.id}
                colleague={card.assignee}
                nameOf={nameOf}
                loading={press('take').loading}
                onTake={takeOver}
              />
            )}
            {!isMine && (!isColleagues || isTaking) && (
              <Button size="sm" tone="primary" {...press('take')} onClick={() => takeOver()}>
                Take over
              </Button>
            )}
            {(isMine || card.state === 'waiting') && (
              <Button size="sm" {...press('release')}>
                Hand back
              </Button>
            )}
            {card.state === 'closed' ? (
              <Button size="sm" {...press('reopen')}>
                Reopen
              </Button>
            ) : (
              !isColleagues && (
                <Button size="sm" data-inbox-close {...press('close')}>
                  Close
                </Button>
              )
            )}
          </Row>
        )}
      </Row>
      {card.askedTeamAt && (
        <AskedLine
          region={region}
          conversation={card}
          at={card.askedTeamAt}
          onDone={() => take({ ...card, askedTeamAt: null })}
        />
      )}
      {answers && card.lastRole === 'user' && (
        <Text size="sm" tone="muted">
          The visitor waits for your answer. Hand back, and the agent gives it.
        </Text>
      )}
      {turn.error && isRefused && mayAnswer && (
        <Text size="sm" tone="danger" role="alert">
          {turn.error.message}
        </Text>
      )}
      {isTaken && (
        <TakenLine
          why={`${nameOf(card.assignee)} answers now instead of you.`}
          draftUntil={hasDraft() ? 'if you take over' : undefined}
        />
      )}
      {couldAnswer && !mayAnswer && (
        <TakenLine
          why="You may no longer answer. Ask the owner of the workspace."
          draftUntil={hasDraft() ? 'once you may' : undefined}
        />
      )}
      {writesAnswer && (
        <div hidden={note !== undefined && writes === 'note'}>
          {reach && <ReachLine {...reach} />}
          <UnnamedNote />
          <TurnComposer
            key={card.id}
            waits={isTaking}
            target={params}
            canned={canned}
            onMakeCanned={onMakeCanned}
            onSent={(message, next) => {
              take(next)
              onSent?.(message)
            }}
          />
        </div>
      )}
      {note && <div hidden={writesAnswer && writes === 'answer'}>{note}</div>}
    </Stack>
  )
}

/** What is typed goes to the visitor, or to the team. */
type Writes = 'answer' | 'note'

const states = {
  open: { label: 'Agent', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'warning' },
  member: { label: 'Person', tone: 'accent' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const

function StateBadge({ state }: Pick<ConversationCard, 'state'>) {
  const { label, tone } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}

function stateLine(
  { state, channel, assignee }: ConversationCard,
  isMine: boolean,
  nameOf: (email: string) => string,
): string {
  if (channel === 'test') return 'A test chat with the draft.'
  if (state === 'waiting') return 'A person was asked for'
  if (state === 'closed') return 'Opens again when the visitor writes.'
  if (state === 'open') return 'The agent answers.'
  if (isMine) return 'You answer. The agent stays silent.'
  return assignee ? `${nameOf(assignee)} answers.` : 'Nobody has it. Take it over to answer.'
}

function firstPart(email: string): string {
  return email.slice(0, email.indexOf('@'))
}
