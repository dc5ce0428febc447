import * as Radix from '@radix-ui/react-radio-group'
import type { ComponentProps } from 'react'
import { useFieldControl, useFieldLabelId } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './selectable-card.css'

/** What Radix's radio root takes passes through. */
export type SelectableCardGroupProps = ComponentProps<typeof Radix.Root>

/** One choice of a few that deserve a card each. Holds `SelectableCard`s; name it with a `Field` or `aria-label`. */
export function SelectableCardGroup({ className, ...rest }: SelectableCardGroupProps) {
  const labelId = useFieldLabelId()
  return (
    <Radix.Root
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      {...rest}
      {...useFieldControl(rest)}
      className={cx('vg-selectable-card-group', className)}
    />
  )
}
