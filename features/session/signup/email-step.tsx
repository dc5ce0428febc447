import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { focusOnMount } from '../entry/focus-on-mount.ts'
import { RegionChoice } from '../entry/region-choice.tsx'

interface EmailStepProps {
  email: string
  onEmailChange: (email: string) => void
  region: Region
  onRegionChange: (region: Region) => void
  running: string | null
  /** What is wrong with the address. */
  error?: string
  onSubmit: () => void
}

/** First step: the address, and where the data will be kept. */
export function EmailStep({
  email,
  onEmailChange,
  region,
  onRegionChange,
  running,
  error,
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
      <Field label="Email" error={error} help="We send a code to it, to know that it is yours.">
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
      <RegionChoice value={region} onChange={onRegionChange} />
      <Button type="submit" tone="primary" size="lg" loading={running === 'code'}>
        Email me a code
      </Button>
    </Stack>
  )
}
