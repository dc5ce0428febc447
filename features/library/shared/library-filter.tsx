import { Select } from '#ui/select/select.tsx'

interface LibraryFilterProps<Value extends string> {
  /** What it narrows down by; read out, not drawn. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** Narrows a list down to one of a few values. */
export function LibraryFilter<Value extends string>({
  label,
  options,
  onValueChange,
  ...rest
}: LibraryFilterProps<Value>) {
  return (
    <Select
      {...rest}
      aria-label={label}
      className="vg-_library__filter"
      options={[...options]}
      onValueChange={(next) => onValueChange(next as Value)}
    />
  )
}
