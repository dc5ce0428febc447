import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { conversationLeadQuery } from '../leads/leads.queries.ts'
import { type ChatRef, useChatChanges } from './inbox.queries.ts'

interface MailTranscriptProps {
  chat: ChatRef
  /** The address the visitor gave; '' for none. */
  email: string
  /** The members of the workspace. */
  people: readonly Pick<Member, 'email'>[]
  onClose: () => void
}

/** Mails what was said to the visitor, or to a member of the workspace. */
export function MailTranscript({ chat, email, people, onClose }: MailTranscriptProps) {
  const { notify } = useToast()
  const { mail } = useChatChanges(chat)
  const left = useQuery(conversationLeadQuery(chat, chat.conversationId)).data?.givenEmail ?? ''
  const given = [...new Set([email, left])].filter((each) => each !== '')
  const options = [
    ...given.map((value) => ({ value, label: value, group: 'Visitor' })),
    ...people
      .filter((each) => !given.includes(each.email))
      .map((each) => ({ value: each.email, label: each.email, group: 'Members' })),
  ]
  const [chosen, setChosen] = useState('')
  const to = chosen || (given[0] ?? '')
  const wrong = mail.error instanceof ApiError ? (mail.error.fields?.to ?? mail.error.message) : undefined

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await mail.mutateAsync(to)
      notify({ kind: 'success', title: 'The transcript is on its way' })
      onClose()
    } catch {
      // It stands beside the field.
    }
  }

  return (
    <GuardedModal
      open
      guard={to !== (given[0] ?? '')}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Mail the transcript"
      subtitle="What was said, without notes and tools."
      footer={
        <Button type="submit" form="transcript" tone="primary" disabled={to === ''} loading={mail.isPending}>
          Send transcript
        </Button>
      }
    >
      <form id="transcript" onSubmit={send}>
        <Field label="Email address" error={wrong} required>
          <Select options={options} value={to} onValueChange={setChosen} />
        </Field>
      </form>
    </GuardedModal>
  )
}
