import { useWatch } from 'react-hook-form'
import { hostOfFunction, serverSecretHeader } from '#mocks/contracts/library/server-secret.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

interface ServerSecretFieldProps extends FunctionFormProps {
  /** The host the secret is kept for that there is; '' for none. */
  keptFor: string
}

/** What a function proves itself with to its own server; it only goes in. */
export function ServerSecretField({ draft, keptFor }: ServerSecretFieldProps) {
  const { form, errors, set, readOnly } = draft
  const [typed, url] = useWatch({ control: form.control, name: ['serverUrlSecret', 'url'] })
  const isKept = keptFor !== ''
  if (readOnly) {
    return isKept && <Text tone="muted">A secret is sent to {keptFor} with each call.</Text>
  }
  if (typed === null) {
    return (
      <Row justify="between" wrap gap={2}>
        <Text tone="muted">The secret is removed when you save.</Text>
        <Button size="sm" onClick={() => set('serverUrlSecret', '')}>
          Keep the secret
        </Button>
      </Row>
    )
  }
  const host = hostOfFunction(url) || 'its host'
  return (
    <>
      <Field
        label="Secret"
        error={errors.serverUrlSecret}
        help={
          isKept
            ? `Sent to ${keptFor} alone, as the header ${serverSecretHeader}. Leave it empty to keep it.`
            : `Sent to ${host} alone, as the header ${serverSecretHeader}, so that your server knows who calls. You can replace it later, but not read it.`
        }
      >
        <PasswordField
          {...form.register('serverUrlSecret')}
          autoComplete="off"
          maxLength={1000}
          placeholder={isKept ? '••••••••' : undefined}
        />
      </Field>
      {isKept && (
        <div>
          <Button size="sm" onClick={() => set('serverUrlSecret', null)}>
            Remove secret
          </Button>
        </div>
      )}
    </>
  )
}
