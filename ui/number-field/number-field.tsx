import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { FieldBox, type FieldLook } from '#ui/field/field-box.tsx'
import { useTextControl } from '#ui/field/field-context.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import './number-field.css'

/** Everything a native input takes passes through to it, `className` goes to the box. */
export interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'>, FieldLook {
  /** Shown after the number: '%', 'credits'. */
  unit?: ReactNode
  /** Shown before the number: '$'. */
  start?: ReactNode
}

/** A number, typed or stepped with the buttons or the arrow keys; `min`, `max` and `step` are the native ones. */
export function NumberField({ unit, start, size, variant, className, ref, ...rest }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const control = useTextControl(rest)
  const locked = control.disabled || control.readOnly

  function step(direction: 'up' | 'down') {
    if (!input.current) return
    if (direction === 'up') input.current.stepUp()
    else input.current.stepDown()
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // The arrow keys do the same for the keyboard, so the buttons stay out of the tab order.
  const button = { size: 'sm', tabIndex: -1, disabled: locked } as const
  return (
    <FieldBox
      size={size}
      variant={variant}
      start={start}
      className={cx('vg-number-field', className)}
      end={
        <>
          {unit !== undefined && <span className="vg-number-field__unit">{unit}</span>}
          <IconButton
            {...button}
            label="Decrease"
            icon={<Minus aria-hidden />}
            onClick={() => step('down')}
          />
          <IconButton {...button} label="Increase" icon={<Plus aria-hidden />} onClick={() => step('up')} />
        </>
      }
    >
      <input
        inputMode="decimal"
        {...rest}
        {...control}
        ref={useMergedRef(input, ref)}
        type="number"
        className="vg-field-box__input"
      />
    </FieldBox>
  )
}
