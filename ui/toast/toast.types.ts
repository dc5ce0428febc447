import type { ReactNode } from 'react'

/** What a notice reports; one of each kind is shown at a time. */
export type ToastKind = 'success' | 'failure' | 'info'

/** What `notify` takes. */
export interface ToastOptions {
  kind: ToastKind
  /** What happened, in a few words. */
  title: ReactNode
  /** What it means or what to do, in one line. */
  message?: ReactNode
  /** How long it stays, in milliseconds, kept within 2000–5000 (spec 1 §9). @default 3000, failures 5000 */
  duration?: number
}

/** What `useToast` gives. */
export interface ToastApi {
  /** Shows a notice in place of the one of its kind, if any. */
  notify: (options: ToastOptions) => void
  /** Takes the notice of a kind away. */
  dismiss: (kind: ToastKind) => void
}

/** A notice on screen; `id` tells it from the one it replaced. */
export interface ToastEntry extends ToastOptions {
  id: number
}

const shortest = 2000
const longest = 5000

/** How long a notice stays, in milliseconds. */
export function durationOf({ kind, duration }: ToastOptions): number {
  const wanted = duration ?? (kind === 'failure' ? longest : 3000)
  return Math.min(longest, Math.max(shortest, wanted))
}
