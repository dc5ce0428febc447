import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './state-frame.css'

/** What an empty and a failed place have in common. */
export interface StateFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing, or failed. */
  title: ReactNode
  /** What this place is for, or what to do. */
  message?: ReactNode
  /** What can be pressed. */
  actions?: ReactNode
  /** In a tile above the title. */
  icon?: ReactNode
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3 | 4
  /** Less room around it, for cards and panels. @default false */
  compact?: boolean
}

/** A few centred words where content would be. */
export function StateFrame({
  title,
  message,
  actions,
  icon,
  level = 2,
  compact = false,
  className,
  children,
  ...rest
}: StateFrameProps) {
  const Title = `h${level}` as const
  return (
    <div {...rest} className={cx('vg-state', className)} data-compact={compact || undefined}>
      {icon && (
        <span className="vg-state__icon" aria-hidden>
          {icon}
        </span>
      )}
      <Title className="vg-state__title">{title}</Title>
      {message !== undefined && <p className="vg-state__message">{message}</p>}
      {actions && <div className="vg-_state__actions">{actions}</div>}
      {children}
    </div>
  )
}
