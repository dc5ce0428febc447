import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { parseHex, parseShortHex } from '#mocks/contracts/theme/color.ts'
import { FieldBox, type FieldLook } from '#ui/field/field-box.tsx'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './color-field.css'

/** Everything a native input takes passes through to the text, `className` goes to the box. */
export interface ColorFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type'>,
    FieldLook {
  /** The colour, '#RRGGBB'. */
  value: string
  /** A new colour, always '#RRGGBB'. */
  onValueChange: (hex: string) => void
  /** Three digits count too, once the field is left or Enter is pressed. @default false */
  shorthand?: boolean
  /** Name of the swatch, which opens the browser's colour picker. @default 'Pick a colour' */
  pickerLabel?: string
}

/**
 * A colour as a swatch and as hex text. Text is applied as soon as it has exactly six digits, with or
 * without '#'; text that is no colour goes back to the last one when the field is left (spec 1 §4).
 */
export function ColorField({
  value,
  onValueChange,
  shorthand = false,
  pickerLabel = 'Pick a colour',
  size,
  variant,
  className,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const control = useFieldControl(rest)

  function apply(hex: string | undefined) {
    if (hex !== undefined && hex !== parseHex(value)) onValueChange(hex)
  }

  function finish() {
    if (draft !== null && shorthand) apply(parseShortHex(draft))
    setDraft(null)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key === 'Enter') finish()
  }

  return (
    <FieldBox
      size={size}
      variant={variant}
      className={cx('vg-color-field', className)}
      start={
        <input
          type="color"
          className="vg-color-field__swatch"
          aria-label={pickerLabel}
          value={(parseHex(value) ?? '#000000').toLowerCase()}
          disabled={control.disabled}
          onChange={(event) => {
            setDraft(null)
            apply(parseHex(event.currentTarget.value))
          }}
        />
      }
    >
      <input
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        {...rest}
        {...control}
        type="text"
        // A hex code reads from left to right in every language.
        dir="ltr"
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          apply(parseHex(event.currentTarget.value))
          onChange?.(event)
        }}
        onBlur={(event) => {
          finish()
          onBlur?.(event)
        }}
        onKeyDown={handleKeyDown}
        className="vg-field-box__input"
      />
    </FieldBox>
  )
}
