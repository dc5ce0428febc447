import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import './error-state.css'

/** Props of `ErrorState`; everything else reaches the element. */
export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed: 'Agents could not be loaded'. */
  title: ReactNode
  /** Why, or what to do. */
  message?: ReactNode
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** Whether the retry runs. @default false */
  retrying?: boolean
  /** @default 'Retry' */
  retryLabel?: string
  /** The server's id of the failed request, to quote to support. */
  requestId?: string
  /** Another way out, beside Retry. */
  action?: ReactNode
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4
  /** Less room around it, for cards and panels. @default false */
  compact?: boolean
}

/** Stands where content would be, saying what failed and how to go on. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  requestId,
  action,
  level = 2,
  compact = false,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      {...rest}
      className={cx('vg-error-state', className)}
      data-compact={compact || undefined}
    >
      <span className="vg-error-state__icon">
        <TriangleAlert aria-hidden />
      </span>
      <Heading className="vg-error-state__title">{title}</Heading>
      {message !== undefined && <p className="vg-error-state__message">{message}</p>}
      {(onRetry || action) && (
        <div className="vg-error-state__actions">
          {onRetry && (
            <Button tone="neutral" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && (
        <p className="vg-error-state__request">
          Request id <code>{requestId}</code>
          <CopyButton value={requestId} label="Copy request id" size="sm" />
        </p>
      )}
    </div>
  )
}
