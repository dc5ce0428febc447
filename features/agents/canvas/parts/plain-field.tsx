import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface PlainFieldProps {
  label: string
  help?: string
  value: string
  /** Most characters. */
  limit: number
  /** An address is written from left to right. @default any text */
  type?: 'url'
  onValueChange: (typed: string) => void
}

/** One line of text. */
export function PlainField({ label, help, value, limit, type, onValueChange }: PlainFieldProps) {
  return (
    <Field label={label} help={help}>
      <TextField
        dir={type === 'url' ? 'ltr' : 'auto'}
        inputMode={type}
        spellCheck={type ? false : undefined}
        maxLength={limit}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Field>
  )
}
