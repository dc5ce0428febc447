import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './badge.css'

/** Everything else reaches the element. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** What it means. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'
  /** A dot before the words, for a status that can change. @default false */
  dot?: boolean
  /** The dot pulses: the status is being worked on. @default false */
  pulse?: boolean
  /** Icon before the words, instead of a dot. */
  icon?: ReactNode
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A word or two about the thing beside it: a status, a plan, a count. */
export function Badge({
  tone = 'neutral',
  dot = false,
  pulse = false,
  icon,
  variant,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx('vg-badge', className)}
      data-tone={tone}
      data-variant={useThemeVariant(variant)}
      data-pulse={pulse || undefined}
    >
      {(dot || pulse) && <span className="vg-badge__dot" aria-hidden />}
      {icon}
      <span className="vg-_badge__words">{children}</span>
    </span>
  )
}
