import * as Radix from '@radix-ui/react-radio-group'
import type { ComponentProps, ReactNode } from 'react'
import { Choice, useChoice } from '#ui/field/choice.tsx'
import { cx } from '#ui/theme/cx.ts'

/** What Radix's item takes passes through, `className` goes to the whole. */
export interface RadioOptionProps extends ComponentProps<typeof Radix.Item> {
  /** What is chosen. */
  label: ReactNode
  /** A sentence under the label. */
  help?: ReactNode
}

/** One of the choices of a `RadioGroup`. */
export function RadioOption({ label, help, className, ...rest }: RadioOptionProps) {
  const choice = useChoice(rest.id, help)
  return (
    <Choice id={choice.id} label={label} help={help} className={cx('vg-radio', className)}>
      <Radix.Item {...rest} {...choice} className="vg-_choice__control vg-_choice__mark vg-radio__ring">
        <Radix.Indicator className="vg-radio__dot" />
      </Radix.Item>
    </Choice>
  )
}
