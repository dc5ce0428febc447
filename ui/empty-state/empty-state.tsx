import type { ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'
import { StateFrame, type StateFrameProps } from './state-frame.tsx'
import './empty-state.css'

/** What an `EmptyState` says; everything a native div takes passes through. */
export interface EmptyStateProps extends Omit<StateFrameProps, 'actions'> {
  /** The one thing to do. */
  action?: ReactNode
}

/** Stands where a list would be, saying what it is for and what to do first. */
export function EmptyState({ action, className, ...rest }: EmptyStateProps) {
  return <StateFrame {...rest} actions={action} className={cx('vg-empty-state', className)} />
}
