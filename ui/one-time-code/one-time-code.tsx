import { type ComponentProps, useState } from 'react'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './one-time-code.css'

/** Everything a native input takes passes through to it, `className` goes to the root. */
export interface OneTimeCodeProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength' | 'size'> {
  /** Digits of the code. @default 6 */
  length?: number
  /** The digits typed so far, when the caller keeps them. */
  value?: string
  /** The digits so far, after each change. */
  onValueChange?: (code: string) => void
  /** All digits are there. */
  onComplete?: (code: string) => void
}

/** A code from an e-mail or a phone: one real input, drawn as cells, so paste and autofill work. */
export function OneTimeCode({
  length = 6,
  value,
  onValueChange,
  onComplete,
  onChange,
  className,
  ...rest
}: OneTimeCodeProps) {
  const [own, setOwn] = useState('')
  const variant = useThemeVariant()
  const code = (value ?? own).slice(0, length)

  function handleText(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length)
    if (digits === code) return
    setOwn(digits)
    onValueChange?.(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  return (
    <div className={cx('vg-one-time-code', className)} dir="ltr">
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern={`[0-9]{${length}}`}
        {...rest}
        {...useFieldControl(rest)}
        type="text"
        value={code}
        onChange={(event) => {
          handleText(event.currentTarget.value)
          onChange?.(event)
        }}
        className="vg-_one-time-code__input"
      />
      {Array.from({ length }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          key={index}
          className="vg-one-time-code__cell"
          data-recipe="field"
          data-variant={variant}
          data-state={index === Math.min(code.length, length - 1) ? 'active' : 'idle'}
          aria-hidden="true"
        >
          {code[index]}
        </span>
      ))}
    </div>
  )
}
