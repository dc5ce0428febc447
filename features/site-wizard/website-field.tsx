import { Globe } from 'lucide-react'
import type { Ref } from 'react'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface WebsiteFieldProps {
  /** @default 'Company website' */
  label?: string
  value: string
  onValueChange: (website: string) => void
  /** What is wrong with it. */
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** The address of a website, as people type it. */
export function WebsiteField({
  label = 'Company website',
  value,
  onValueChange,
  error,
  ref,
}: WebsiteFieldProps) {
  return (
    <Field label={label} required error={error}>
      <TextField
        ref={ref}
        size="lg"
        inputMode="url"
        enterKeyHint="go"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://your-website.com"
        start={<Globe aria-hidden />}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Field>
  )
}
