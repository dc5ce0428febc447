import type { KeyboardEvent } from 'react'
import { focusOnMount } from '#features/shared/focus-on-mount.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface PasswordStepProps {
  email: string
  onEmailChange: (email: string) => void
  /** Which of its actions runs. */
  running: string | null
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
  onSubmit: (password: string) => void
  onCode: () => void
}

/** Email and password, and the way to a code instead (spec 2 §2.8). */
export function PasswordStep({ email, onEmailChange, running, errors, onSubmit, onCode }: PasswordStepProps) {
  /** Enter in a field, with an address and no password, asks for a code (spec 2 §4). */
  function sendOnEnter(event: KeyboardEvent<HTMLElement>) {
    const field = event.target
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement) || !field.form) return
    if (email.trim() === '' || new FormData(field.form).get('password') !== '') return
    event.preventDefault()
    onCode()
  }

  return (
    <Stack
      as="form"
      noValidate
      onKeyDown={sendOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(String(new FormData(event.currentTarget).get('password')))
      }}
    >
      <Field label="Email" error={errors.email}>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
          value={email}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
          ref={focusOnMount}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordField name="password" size="lg" />
      </Field>
      <Button type="submit" tone="primary" size="lg" loading={running === 'submit'}>
        Sign In
      </Button>
      <div className="vg-_entry__or">or</div>
      <Button size="lg" loading={running === 'code'} onClick={onCode}>
        Email Login Code
      </Button>
    </Stack>
  )
}
