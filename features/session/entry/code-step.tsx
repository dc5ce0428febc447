import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { OneTimeCode } from '#ui/one-time-code/one-time-code.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { focusOnMount } from './focus-on-mount.ts'

interface CodeStepProps {
  /** Where the code went. */
  email: string
  /** The button's words: 'Sign In', 'Create account'. */
  submitLabel: string
  /** Which of its actions runs. */
  running: string | null
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
  /** Gets the digits, and the form for whatever else stands in it. */
  onSubmit: (code: string, form: FormData) => void
  onResend: () => void
  onCancel: () => void
  /** Fields between the code and the button. */
  children?: ReactNode
}

/** The box for a mailed code, with Resend Code and Cancel (spec 2 §2.8). */
export function CodeStep({
  email,
  submitLabel,
  running,
  errors,
  onSubmit,
  onResend,
  onCancel,
  children,
}: CodeStepProps) {
  const [code, setCode] = useState('')
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(code, new FormData(event.currentTarget))
      }}
    >
      <Text tone="muted">
        We sent a six-digit code to{' '}
        <Text as="strong" tone="default" weight="medium">
          {email}
        </Text>
        . It is good for ten minutes.
      </Text>
      <Field label="Login Code" error={errors.code}>
        <OneTimeCode name="code" value={code} onValueChange={setCode} ref={focusOnMount} />
      </Field>
      {children}
      <Button type="submit" tone="primary" size="lg" loading={running === 'submit'}>
        {submitLabel}
      </Button>
      <Row wrap justify="between">
        <Button tone="ghost" loading={running === 'code'} onClick={onResend}>
          Resend Code
        </Button>
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}
