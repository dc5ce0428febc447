import * as Radix from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './checkbox.css'

/** Props of `Checkbox`; what Radix's root takes passes through to the box, `className` goes to the whole. */
export interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  /** What is agreed to or chosen; a click on it ticks the box. */
  label: ReactNode
  /** A sentence under the label. */
  help?: ReactNode
}

/** Something one can tick; `checked="indeterminate"` where only part of a group is. */
export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const helpId = `${id}-help`
  const control = useFieldControl(rest)
  const describedBy = cx(help !== undefined && helpId, control['aria-describedby'])
  return (
    <div className={cx('vg-checkbox', className)}>
      <Radix.Root
        {...rest}
        {...control}
        id={id}
        aria-describedby={describedBy || undefined}
        className="vg-checkbox__box"
      >
        <Radix.Indicator className="vg-checkbox__mark">
          <Check className="vg-checkbox__check" aria-hidden />
          <Minus className="vg-checkbox__dash" aria-hidden />
        </Radix.Indicator>
      </Radix.Root>
      <div className="vg-checkbox__text">
        <label className="vg-checkbox__label" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <div className="vg-checkbox__help" id={helpId}>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}
