import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { StateFrame, type StateFrameProps } from '#ui/empty-state/state-frame.tsx'
import { cx } from '#ui/theme/cx.ts'
import './error-state.css'

/** What an `ErrorState` says; everything a native div takes passes through. */
export interface ErrorStateProps extends Omit<StateFrameProps, 'actions' | 'icon'> {
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
}

/** Stands where content would be, saying what failed and how to go on. */
export function ErrorState({
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  requestId,
  action,
  className,
  ...rest
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button tone="neutral" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return (
    <StateFrame
      role="alert"
      {...rest}
      icon={<TriangleAlert />}
      actions={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
      className={cx('vg-error-state', className)}
    >
      {requestId !== undefined && (
        <p className="vg-error-state__request">
          Request id <code>{requestId}</code>
          <CopyButton value={requestId} label="Copy request id" size="sm" />
        </p>
      )}
    </StateFrame>
  )
}
