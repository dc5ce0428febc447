import { type KeyboardEvent, useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { ApiError } from '#features/shared/api-error.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import type { OwnHosts } from '#mocks/contracts/domains/read-host.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { domainKinds } from './domain-kinds.ts'
import { useDomainChanges } from './domains.queries.ts'

interface TakeDomainProps {
  owner: AgencyOwner
  type: DomainType
  own: OwnHosts
}

/** Asks for a domain. It stands among the settings' form and is no part of it. */
export function TakeDomain({ owner, type, own }: TakeDomainProps) {
  const kind = domainKinds[type]
  const readOnly = useReadOnly()
  const { take } = useDomainChanges(owner, type)
  const { notify } = useToast()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit() {
    const read = kind.read(typed, own)
    setProblem(read.problem)
    if (read.host === undefined || take.isPending) return
    take.mutate(read.host, {
      onError(error) {
        const said = error instanceof ApiError ? error.fields?.customDomain : undefined
        if (said) setProblem(said)
        else notify({ kind: 'failure', title: kind.failed, message: error.message })
      },
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The form around it would be saved.
    event.preventDefault()
    if (!readOnly) submit()
  }

  const isSubdomain = type === 'vgSubdomain'
  return (
    <Stack>
      <Field label={kind.label} error={problem}>
        <TextField
          value={typed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          placeholder={isSubdomain ? 'northwind' : 'app.northwind.com'}
          end={isSubdomain ? `.${own.rootDomain}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      {!readOnly && (
        <Row>
          <Button loading={take.isPending} onClick={submit}>
            {kind.add}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
