import type { ReactNode } from 'react'

/** One thing to choose. */
export interface ComboboxOption {
  /** What is stored; not empty. */
  value: string
  /** What is read, typed and shown once chosen. */
  label: string
  /** A quiet text at the end of its line. */
  detail?: string
  /** Other words it is found by, not shown. */
  keywords?: string
  /** A mark before the label. */
  icon?: ReactNode
  disabled?: boolean
}

/** All options, or what finds them: called after a rest of 200 ms, its signal aborted by newer text. */
export type OptionSource =
  | readonly ComboboxOption[]
  | ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>)
