import * as Radix from '@radix-ui/react-switch'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldControl } from '#ui/field/field-context.ts'
import { cx } from '#ui/theme/cx.ts'
import './switch.css'

/** Props of `Switch`; what Radix's root takes passes through to the track, `className` goes to the whole. */
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
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const helpId = `${id}-help`
  const control = useFieldControl(rest)
  const describedBy = cx(help !== undefined && helpId, control['aria-describedby'])
  return (
    <div className={cx('vg-switch', className)} data-label-side={labelSide}>
      <Radix.Root
        {...rest}
        {...control}
        id={id}
        aria-describedby={describedBy || undefined}
        className="vg-switch__track"
      >
        <Radix.Thumb className="vg-switch__thumb" />
      </Radix.Root>
      <div className="vg-switch__text">
        <label className="vg-switch__label" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <div className="vg-switch__help" id={helpId}>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}
