import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { refreshOptions, refreshRateOf } from './refresh-words.ts'

interface RefreshFieldProps {
  value: RefreshRate
  onChange: (rate: RefreshRate) => void
}

/** Chooses how often pages are read again. */
export function RefreshField({ value, onChange }: RefreshFieldProps) {
  return (
    <Field label="Refresh rate" help="A page that says the same as before costs nothing.">
      <Select
        value={value}
        onValueChange={(next) => onChange(refreshRateOf(next))}
        options={refreshOptions}
      />
    </Field>
  )
}
