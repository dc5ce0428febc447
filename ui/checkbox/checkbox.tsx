import * as Radix from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Choice, useChoice } from '#ui/field/choice.tsx'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './checkbox.css'

/** What Radix's root takes passes through to the box, `className` goes to the whole. */
export interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  /** What is agreed to or chosen; a click on it ticks the box. */
  label: ReactNode
  /** A sentence under the label. */
  help?: ReactNode
}

/** Something one can tick; `checked="indeterminate"` where only part of a group is. */
export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const control = useFieldControl(rest)
  const choice = useChoice(rest.id, help, control['aria-describedby'])
  return (
    <Choice id={choice.id} label={label} help={help} className={cx('vg-checkbox', className)}>
      <Radix.Root
        {...rest}
        {...control}
        {...choice}
        className="vg-_choice__control vg-_choice__mark vg-checkbox__box"
      >
        <Radix.Indicator className="vg-checkbox__mark">
          <Check className="vg-_checkbox__check" aria-hidden />
          <Minus className="vg-_checkbox__dash" aria-hidden />
        </Radix.Indicator>
      </Radix.Root>
    </Choice>
  )
}
