import { type KeyboardEvent, useRef } from 'react'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { messageLimit } from '#mocks/contracts/conversations/message.schema.ts'
import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { AttachArea, AttachButton } from '../attach/attach-files.tsx'
import { sendProblem } from '../attach/use-attached.ts'
import { CannedOffer } from '../canned-offer.tsx'
import { useWriting } from '../use-writing.ts'
import { type TurnTarget, useSayTyping, useSendMessage } from './turn.queries.ts'

export interface TurnComposerProps {
  target: TurnTarget
  /** It can be written but not sent yet: the conversation is being taken over. @default false */
  waits?: boolean
  /** Replies that are kept; `/` asks for them. */
  canned: readonly Canned[]
  /** Opens where they are made. @default there is no way there */
  onMakeCanned?: () => void
  /** Told of a message that arrived, and of the conversation by it. */
  onSent: (message: MemberMessage, card: ConversationCard) => void
}

/** The visitor is told of typing so often, in milliseconds. */
const typingEveryMs = 3000

/** Where a member writes to a visitor. What failed is given back. */
export function TurnComposer({ target, waits = false, canned, onMakeCanned, onSent }: TurnComposerProps) {
  const toldAt = useRef(0)
  const typing = useSayTyping(target)
  const { text, type, take, area, attached, replies, isReady } = useWriting({
    chat: target,
    as: 'answer',
    canned,
    onType,
  })
  const send = useSendMessage(target, (message, card) => {
    attached.clear((message.attachments ?? []).map(({ ID }) => ID))
    onSent(message, card)
  })
  const left = messageLimit - text.length
  const canSend = isReady && left >= 0 && !send.isPending && !waits

  function submit() {
    if (!canSend) return
    const { id, text, giveBack } = take()
    send.mutateAsync({ text, clientId: id, attachments: attached.ids }).catch(giveBack)
  }

  function onType(next: string) {
    const now = Date.now()
    if (waits || next.trim() === '' || now - toldAt.current < typingEveryMs) return
    toldAt.current = now
    typing.mutate()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (replies.onKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <AttachArea attached={attached}>
      <CannedOffer text={text} canned={canned} offers={replies} onMake={onMakeCanned} />
      {send.error && (
        <Text size="sm" tone="danger" role="alert">
          {sendProblem(send.error)}
        </Text>
      )}
      <Row align="end">
        <AttachButton attached={attached} />
        <Field
          label="Message to the visitor"
          hideLabel
          error={left < 0 ? `Please shorten it: ${formatNumber(-left)} too many characters.` : undefined}
          className="vg-_inbox__grow"
        >
          <TextArea
            {...replies.field}
            ref={area}
            data-inbox-reply
            value={text}
            dir="auto"
            minRows={1}
            maxRows={4}
            placeholder="Write to the visitor"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button tone="primary" loading={send.isPending} disabled={!canSend} onClick={submit}>
          Send
        </Button>
      </Row>
    </AttachArea>
  )
}
