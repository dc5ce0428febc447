import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './visually-hidden.css'

/** Words that only screen readers get. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('vg-visually-hidden', className)} />
}
