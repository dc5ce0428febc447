import { flowVariableSchema, flowVariableWords } from '#mocks/contracts/flow/flow.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface VariableFieldProps {
  label: string
  help?: string
  value: string
  onValueChange: (name: string) => void
}

/** The name of a variable; what nobody could write in braces is told at once. */
export function VariableField({ label, help, value, onValueChange }: VariableFieldProps) {
  const isName = flowVariableSchema.safeParse(value).success
  return (
    <Field label={label} help={help} error={isName ? undefined : flowVariableWords}>
      <TextField
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value.trim())}
      />
    </Field>
  )
}
