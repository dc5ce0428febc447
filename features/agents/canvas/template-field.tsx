import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useVariableCompletion } from '../core/use-variable-completion.ts'
import { VariableList } from '../core/variable-list.tsx'

interface TemplateFieldProps {
  label: string
  help?: string
  value: string
  onValueChange: (text: string) => void
  /** Every variable of the flow. */
  variables: readonly string[]
  maxLength: number
  /** @default 2 */
  minRows?: number
}

/** A text with variables, which complete while they are typed. */
export function TemplateField({
  label,
  help,
  value,
  onValueChange,
  variables,
  maxLength,
  minRows = 2,
}: TemplateFieldProps) {
  const completion = useVariableCompletion({ value, onValueChange, names: variables })
  return (
    <Stack gap={1}>
      <Field label={label} help={help}>
        <TextArea
          ref={completion.area}
          dir="auto"
          minRows={minRows}
          maxRows={10}
          maxLength={maxLength}
          value={value}
          {...completion.props}
          onChange={(event) => {
            onValueChange(event.currentTarget.value)
            completion.look()
          }}
          onBlur={completion.close}
        />
      </Field>
      {completion.list && <VariableList {...completion.list} />}
    </Stack>
  )
}
