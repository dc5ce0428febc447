import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { refuseSending } from '#mocks/contracts/library/credential-hosts.ts'
import { longestForModel, longestTimeout, sendsBody } from '#mocks/contracts/library/function.schema.ts'
import { callFailureWords } from '#mocks/contracts/library/function-test.schema.ts'
import { addressParts } from '#mocks/contracts/library/placeholders.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { credentialChoicesQuery } from './function.queries.ts'
import type { FunctionFormProps } from './function-form.types.ts'
import { HeaderRows } from './header-rows.tsx'

/** A list must not hold an empty value, so no credential has a word of its own. */
const none = 'none'

/** What is sent beside the address: credential, headers, body, and how long it may take. */
export function FunctionRequestFields({ draft }: FunctionFormProps) {
  const { form, errors, set } = draft
  const [credentialId, method, url] = useWatch({
    control: form.control,
    name: ['credentialId', 'method', 'url'],
  })
  const { owner } = useLibraryAccess()
  const { data } = useQuery(credentialChoicesQuery(owner))
  const known = (data?.items ?? []).map(({ ID, name }) => ({ value: ID, label: name }))
  const chosen = data?.items.find(({ ID }) => ID === credentialId)
  const refusal = chosen && url !== '' && refuseSending(chosen.hosts, addressParts(url).host)
  const isGone =
    data !== undefined && credentialId !== '' && !known.some(({ value }) => value === credentialId)
  const choices = [
    { value: none, label: 'None' },
    ...known,
    ...(isGone ? [{ value: credentialId, label: 'A deleted credential' }] : []),
  ]
  return (
    <Section level={3} divided title="Request">
      <Row columns="sm" gap={4} align="start">
        <Field
          label="Credential"
          error={errors.credentialId}
          help={
            chosen?.hosts.length
              ? `Sent to ${chosen.hosts.join(', ')} alone.`
              : 'Its secret is added on our server.'
          }
        >
          <Select
            options={choices}
            value={credentialId || none}
            onValueChange={(chosen) => set('credentialId', chosen === none ? '' : chosen)}
          />
        </Field>
        <Field
          label="Give up after"
          error={errors.timeout}
          help={`1 to ${longestTimeout} seconds. Called by a model, ${longestForModel} at most.`}
        >
          <NumberField
            unit="s"
            min={1}
            max={longestTimeout}
            {...form.register('timeout', { valueAsNumber: true })}
          />
        </Field>
      </Row>
      {refusal && (
        <Banner tone="warning" title="This credential is not sent to this address">
          {callFailureWords[refusal]}
        </Banner>
      )}
      <HeaderRows draft={draft} />
      {sendsBody(method) && (
        <Field
          label="JSON body"
          error={errors.bodyTemplate}
          help={
            'Put placeholders in quotes: {"order": "{orderId}"}. Leave it empty to send the parameters as they are.'
          }
        >
          <TextArea
            className="vg-_functions__body"
            {...form.register('bodyTemplate')}
            minRows={4}
            maxRows={14}
            maxLength={10_000}
            dir="ltr"
            spellCheck={false}
          />
        </Field>
      )}
    </Section>
  )
}
