import * as Radix from '@radix-ui/react-switch'
import type { ComponentProps, ReactNode } from 'react'
import { Choice, useChoice } from '#ui/field/choice.tsx'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './switch.css'

/** What Radix's root takes passes through to the track, `className` goes to the whole. */
export interface SwitchProps extends ComponentProps<typeof Radix.Root> {
  /** What is on or off. */
  label: ReactNode
  /** A sentence under the label. */
  help?: ReactNode
  /** Side of the label: `start` puts the switch at the far end of a settings row. @default 'end' */
  labelSide?: 'start' | 'end'
}

/** Turns something on or off at once, without a Save. */
export function Switch({ label, help, labelSide = 'end', className, ...rest }: SwitchProps) {
  const control = useFieldControl(rest)
  const choice = useChoice(rest.id, help, control['aria-describedby'])
  return (
    <Choice
      id={choice.id}
      label={label}
      help={help}
      className={cx('vg-switch', className)}
      data-label-side={labelSide}
    >
      <Radix.Root {...rest} {...control} {...choice} className="vg-_choice__control vg-switch__track">
        <Radix.Thumb className="vg-switch__thumb" />
      </Radix.Root>
    </Choice>
  )
}
