import * as Radix from '@radix-ui/react-radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#ui/theme/cx.ts'

/** Props of `RadioOption`; what Radix's item takes passes through, `className` goes to the whole. */
export interface RadioOptionProps extends ComponentProps<typeof Radix.Item> {
  /** What is chosen. */
  label: ReactNode
  /** A sentence under the label. */
  help?: ReactNode
}

/** One of the choices of a `RadioGroup`. */
export function RadioOption({ label, help, className, ...rest }: RadioOptionProps) {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const helpId = `${id}-help`
  return (
    <div className={cx('vg-radio', className)}>
      <Radix.Item
        {...rest}
        id={id}
        aria-describedby={help === undefined ? undefined : helpId}
        className="vg-radio__ring"
      >
        <Radix.Indicator className="vg-radio__dot" />
      </Radix.Item>
      <div className="vg-radio__text">
        <label className="vg-radio__label" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <div className="vg-radio__help" id={helpId}>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}
