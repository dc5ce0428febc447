import { reasonLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'

interface ReasonFieldProps {
  label: string
  help: string
  value: string
  onValueChange: (value: string) => void
}

/** Where somebody says why they decide as they do; it is kept with the decision. */
export function ReasonField({ label, help, value, onValueChange }: ReasonFieldProps) {
  return (
    <Field label={label} help={help}>
      <TextArea
        dir="auto"
        minRows={2}
        maxLength={reasonLimit}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Field>
  )
}
