import { type FormEvent, useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { ApiError } from '#features/shared/api-error.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { accountRules } from '#mocks/contracts/session/account-rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSendInstructions } from './domains.queries.ts'

interface SendInstructionsProps {
  owner: AgencyOwner
  domain: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Mails whoever looks after the DNS what to add (spec 1 §2, §5). */
export function SendInstructions({ owner, domain, open, onOpenChange }: SendInstructionsProps) {
  const send = useSendInstructions(owner)
  const { notify } = useToast()
  const [to, setTo] = useState('')
  const [left, setLeft] = useState(false)
  const isFine = accountRules.email.pattern.test(to.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    // React's events come through the page around a modal, whose form would be saved.
    event.stopPropagation()
    if (!isFine) {
      notify({ kind: 'failure', title: domainWords.recipient })
      return
    }
    send.mutate(to.trim(), {
      onSuccess({ message }) {
        notify({ kind: 'success', title: message })
        setTo('')
        setLeft(false)
        onOpenChange(false)
      },
      onError(error) {
        const status = error instanceof ApiError ? error.status : 0
        const unsaid = status === 0 ? domainWords.mailError : status === 502 ? domainWords.notSent : undefined
        notify({ kind: 'failure', title: unsaid ?? error.message })
      },
    })
  }

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Send DNS Instructions"
      subtitle={`What to add for ${domain}, in an email.`}
      onSubmit={submit}
      footer={
        <Button tone="primary" type="submit" disabled={!isFine} loading={send.isPending}>
          Send
        </Button>
      }
    >
      <Field
        label="Developer’s email"
        error={left && to.trim() !== '' && !isFine ? domainWords.recipientShape : undefined}
      >
        <TextField
          type="email"
          value={to}
          placeholder="developer@example.com"
          onChange={(event) => setTo(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
    </Modal>
  )
}
