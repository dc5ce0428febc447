import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { MiddleTruncate } from '#ui/middle-truncate/middle-truncate.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './copy-row.css'

/** Everything else reaches the element. */
export interface CopyRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the value is. */
  label: string
  /** Shown, its middle left out where it does not fit, and copied whole. */
  value: string
  /** Shown instead of the value, for what should not be read over a shoulder; the value is still copied. */
  display?: string
  /** Other actions, before the copy button. */
  action?: ReactNode
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A value somebody needs elsewhere, with its name and a copy button. Rows in one parent line up. */
export function CopyRow({ label, value, display, action, variant, className, ...rest }: CopyRowProps) {
  return (
    <div {...rest} className={cx('vg-copy-row', className)} data-variant={useThemeVariant(variant)}>
      <span className="vg-copy-row__label">{label}</span>
      <code className="vg-copy-row__value">
        <MiddleTruncate text={display ?? value} />
      </code>
      <span className="vg-_copy-row__actions">
        {action}
        <CopyButton value={value} label={`Copy ${label}`} size="sm" />
      </span>
    </div>
  )
}
