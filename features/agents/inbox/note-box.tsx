import type { FormEvent, KeyboardEvent } from 'react'
import { noteLimit } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { AttachArea, AttachButton } from './attach/attach-files.tsx'
import { sendProblem } from './attach/use-attached.ts'
import { CannedOffer } from './canned-offer.tsx'
import { type ChatRef, useChatChanges } from './inbox.queries.ts'
import { OfferList } from './offers/offer-list.tsx'
import { useOffers } from './offers/use-offers.ts'
import { mentionedIn, typedAt } from './typed-at.ts'
import { useWriting } from './use-writing.ts'

interface NoteBoxProps {
  chat: ChatRef
  people: readonly Member[]
  canned: readonly Canned[]
  /** Opens where canned responses are made; undefined where they are turned off. */
  onMakeCanned: (() => void) | undefined
  /** Told of each note that was kept. */
  onKept: () => void
}

const shownPeople = 5

/** Writes a note beside a chat; `@` names members, who are told by mail, and `/` brings a canned response. */
export function NoteBox({ chat, people, canned, onMakeCanned, onKept }: NoteBoxProps) {
  const { notify } = useToast()
  const { write } = useChatChanges(chat)
  const { text, type, replace, take, area, attached, replies, isReady } = useWriting({
    chat,
    as: 'note',
    canned,
  })
  const asked = typedAt(text)
  const named = useOffers({
    asked,
    items: people
      .filter(({ email, displayName }) => `${displayName} ${email}`.toLowerCase().includes(asked ?? ''))
      .slice(0, shownPeople),
    onPick: name,
  })
  const canKeep = isReady && !write.isPending

  function name(member: Member) {
    replace(`${text.slice(0, text.lastIndexOf('@'))}@${member.email} `)
  }

  async function keep(event?: FormEvent) {
    event?.preventDefault()
    if (!canKeep) return
    const { ids } = attached
    const note = take()
    try {
      await write.mutateAsync({
        ID: note.id,
        text: note.text,
        mentions: mentionedIn(note.text, people),
        attachments: ids,
      })
      attached.clear(ids)
      onKept()
    } catch (error) {
      note.giveBack()
      notify({
        kind: 'failure',
        title: 'The note was not kept',
        message: sendProblem(error),
      })
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (named.onKeyDown(event) || replies.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void keep()
  }

  return (
    <Stack as="form" gap={2} onSubmit={keep} className="vg-_inbox__notebox">
      <AttachArea attached={attached}>
        <CannedOffer text={text} canned={canned} offers={replies} onMake={onMakeCanned} />
        <OfferList label="Name somebody" offers={named} keyOf={({ email }) => email}>
          {({ displayName }) => displayName}
        </OfferList>
        <Row align="end">
          <AttachButton attached={attached} />
          <Field label="Note" hideLabel className="vg-_inbox__grow">
            <TextArea
              {...named.field}
              {...replies.field}
              ref={area}
              data-inbox-note
              value={text}
              minRows={1}
              maxRows={4}
              maxLength={noteLimit}
              placeholder={`For your team: @ names somebody${onMakeCanned ? ', / brings a canned response' : ''}.`}
              dir="auto"
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </Field>
          <Button type="submit" loading={write.isPending} disabled={!canKeep && !write.isPending}>
            Add note
          </Button>
        </Row>
      </AttachArea>
    </Stack>
  )
}
