import * as Radix from '@radix-ui/react-radio-group'
import type { ComponentProps } from 'react'
import { useFieldControl, useFieldLabelId } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './radio-group.css'

/** What Radix's root takes passes through. Name it with a `Field` or `aria-label`. */
export interface RadioGroupProps extends ComponentProps<typeof Radix.Root> {
  /** One under another, or side by side. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
}

/** One choice of a few, all in view. Holds `RadioOption`s. */
export function RadioGroup({ orientation = 'vertical', className, ...rest }: RadioGroupProps) {
  const labelId = useFieldLabelId()
  return (
    <Radix.Root
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      {...rest}
      {...useFieldControl(rest)}
      orientation={orientation}
      className={cx('vg-radio-group', className)}
    />
  )
}
