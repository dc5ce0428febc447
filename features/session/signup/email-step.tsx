import { focusOnMount } from '#features/shared/focus-on-mount.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { RegionChoice } from '../entry/region-choice.tsx'

interface EmailStepProps {
  email: string
  onEmailChange: (email: string) => void
  /** Empty for none. */
  password: string
  onPasswordChange: (password: string) => void
  region: Region
  onRegionChange: (region: Region) => void
  running: string | null
  /** Input name to message. */
  errors: Readonly<Record<string, string>>
  onSubmit: () => void
}

/**
 * First step: the address, a password for whoever wants one, and where the data will be kept. Address and password
 * stand in one form, so that browsers keep them together.
 */
export function EmailStep({
  email,
  onEmailChange,
  password,
  onPasswordChange,
  region,
  onRegionChange,
  running,
  errors,
  onSubmit,
}: EmailStepProps) {
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field label="Email" error={errors.email} help="We send a code to it to make sure that it is yours.">
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          size="lg"
          value={email}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
          ref={focusOnMount}
        />
      </Field>
      <Field
        label="Password"
        labelEnd="Optional"
        help="Without one, you sign in with an emailed code."
        error={errors.password}
      >
        <PasswordField
          name="password"
          autoComplete="new-password"
          size="lg"
          value={password}
          onChange={(event) => onPasswordChange(event.currentTarget.value)}
        />
      </Field>
      <RegionChoice value={region} onChange={onRegionChange} />
      <Button type="submit" tone="primary" size="lg" loading={running === 'code'}>
        Email me a code
      </Button>
    </Stack>
  )
}
