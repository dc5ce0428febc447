import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { OneTimeCode } from '#ui/one-time-code/one-time-code.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface CodeStepProps {
  /** Where the code went. */
  email: string
  /** The button's words: 'Sign In', 'Create account'. */
  submitLabel: string
  /** Which of its actions runs. */
  running: string | null
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
  /** Gets the digits: by itself once all are there, typed or pasted, or by the button. */
  onSubmit: (code: string) => void
  /** Something was typed: what was wrong is answered. */
  onEdit: () => void
  onResend: () => void
  onCancel: () => void
}

/** The box for a mailed code, with Resend Code and Cancel (spec 2 §2.8). A complete code needs no press. */
export function CodeStep({
  email,
  submitLabel,
  running,
  errors,
  onSubmit,
  onEdit,
  onResend,
  onCancel,
}: CodeStepProps) {
  const [code, setCode] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    box.current?.focus()
    // A code that was wrong is overwritten by the next digit.
    if (errors.code) box.current?.select()
  }, [errors.code])

  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(code)
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
        <OneTimeCode
          ref={box}
          name="code"
          value={code}
          onValueChange={(digits) => {
            setCode(digits)
            onEdit()
          }}
          onComplete={onSubmit}
        />
      </Field>
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
