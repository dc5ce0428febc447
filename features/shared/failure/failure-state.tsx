import type { ReactNode } from 'react'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { ApiError } from '../api-error.ts'
import { withWait } from './with-wait.ts'

interface FailureStateProps {
  /** What was thrown. */
  error: unknown
  /** What failed: 'Agents could not be loaded'. */
  title: string
  /** Tries again. */
  onRetry?: () => void
  /** Whether the retry runs. @default false */
  retrying?: boolean
  /** Another way out. */
  action?: ReactNode
  /** Less room around it. @default false */
  compact?: boolean
}

/** Stands where content would be after a failed call: the server's words, Retry, and the request id to quote. */
export function FailureState({ error, ...rest }: FailureStateProps) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <ErrorState
      {...rest}
      message={known ? withWait(known) : 'Something went wrong on our side.'}
      requestId={known?.requestId || undefined}
    />
  )
}
