import { type KeyboardEvent, useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { ApiError } from '#features/shared/api-error.ts'
import {
  emailDomainProblem,
  emailWords,
  parseEmailDomain,
} from '#mocks/contracts/agency/email/email-rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useAddEmailDomain } from './email-domain.queries.ts'

/** Milliseconds a refusal is shown (spec 2 §8). */
const shownMs = 5000

interface AddEmailDomainProps {
  owner: AgencyOwner
  readOnly: boolean
}

/** Where an agency without a domain enters one. It stands within the agency's form and is none of its inputs. */
export function AddEmailDomain({ owner, readOnly }: AddEmailDomainProps) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const add = useAddEmailDomain(owner)
  const { notify } = useToast()
  if (readOnly) return <Text tone="muted">There is none yet.</Text>

  function submit() {
    const problem = emailDomainProblem(typed, [window.location.hostname])
    setWrong(problem)
    if (problem !== undefined || add.isPending) return
    add.mutate(parseEmailDomain(typed)!, {
      onSuccess: () => notify({ kind: 'success', title: emailWords.added }),
      onError(error) {
        const said = error instanceof ApiError && error.status > 0 ? error : null
        setWrong(said?.fields?.domain)
        if (said?.fields?.domain) return
        notify(
          said
            ? { kind: 'failure', title: emailWords.addFailed, message: said.message, duration: shownMs }
            : { kind: 'failure', title: emailWords.addFailedBare },
        )
      },
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the agency.
    event.preventDefault()
    submit()
  }

  return (
    <>
      <Field label="Domain" help={emailWords.hint} error={wrong}>
        <TextField
          placeholder="example.com"
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Row>
        <Button tone="primary" loading={add.isPending} onClick={submit}>
          Add domain
        </Button>
      </Row>
    </>
  )
}
