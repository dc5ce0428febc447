import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './banner.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** Everything else reaches the element. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is about. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** What holds, in a few words. */
  title?: ReactNode
  /** Icon in place of the tone's own. */
  icon?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** Takes it away; without it there is no close button. */
  onDismiss?: () => void
  /** Accessible name of the close button. @default 'Dismiss' */
  dismissLabel?: string
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Something that holds for the page or panel it stands in, and stays until it no longer does. */
export function Banner({
  tone = 'info',
  title,
  icon,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  variant,
  className,
  children,
  ...rest
}: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={cx('vg-banner', className)}
      data-tone={tone}
      data-variant={useThemeVariant(variant)}
    >
      <span className="vg-banner__icon">{icon ?? <Icon aria-hidden />}</span>
      <div className="vg-_banner__body">
        <div className="vg-_banner__words">
          {title !== undefined && <p className="vg-banner__title">{title}</p>}
          {children !== undefined && <div className="vg-banner__message">{children}</div>}
        </div>
        {action && <div className="vg-_banner__action">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={<X />}
          size="sm"
          className="vg-banner__close"
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
