import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChatRef, useChatChanges } from './inbox.queries.ts'

interface MailTranscriptProps {
  chat: ChatRef
  /** The address the visitor gave; '' for none. */
  email: string
  onClose: () => void
}

/** Mails what was said to an address. */
export function MailTranscript({ chat, email, onClose }: MailTranscriptProps) {
  const { notify } = useToast()
  const { mail } = useChatChanges(chat)
  const [to, setTo] = useState(email)
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
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Mail the transcript"
      subtitle="What was said, without notes and tools."
      footer={
        <Button type="submit" form="transcript" tone="primary" loading={mail.isPending}>
          Send transcript
        </Button>
      }
    >
      <form id="transcript" onSubmit={send}>
        <Field label="Email address" error={wrong} required>
          <TextField type="email" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </Field>
      </form>
    </Modal>
  )
}
