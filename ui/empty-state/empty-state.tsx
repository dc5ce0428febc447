import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './empty-state.css'

/** Props of `EmptyState`; everything else reaches the element. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing: 'No agents yet'. */
  title: ReactNode
  /** What this place is for, in one sentence. */
  message?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** A lucide icon, or a small drawn illustration. */
  icon?: ReactNode
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4
  /** Less room around it, for cards and panels. @default false */
  compact?: boolean
}

/** Stands where a list would be, saying what it is for and what to do first. */
export function EmptyState({
  title,
  message,
  action,
  icon,
  level = 2,
  compact = false,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div {...rest} className={cx('vg-empty-state', className)} data-compact={compact || undefined}>
      {icon && (
        <span className="vg-empty-state__icon" aria-hidden>
          {icon}
        </span>
      )}
      <Heading className="vg-empty-state__title">{title}</Heading>
      {message !== undefined && <p className="vg-empty-state__message">{message}</p>}
      {action && <div className="vg-empty-state__action">{action}</div>}
    </div>
  )
}
