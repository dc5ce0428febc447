import type { ComponentProps } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './spinner.css'

/** Everything else reaches the element. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is awaited, for screen readers; `null` where words beside it say so. @default 'Loading' */
  label?: string | null
  /** 16, 20 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A turning ring for waits with no known length. Takes the colour of the text around it. */
export function Spinner({ label = 'Loading', size = 'md', className, ...rest }: SpinnerProps) {
  const naming = label === null ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <span {...naming} {...rest} className={cx('vg-spinner', className)} data-size={size}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="vg-spinner__ring">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.2" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  )
}
