import type { ReactNode } from 'react'

/** One thing to choose. */
export interface SelectOption {
  /** What is stored; not empty. */
  value: string
  /** What is read. */
  label: string
  /** A mark before the label. */
  icon?: ReactNode
  /** A quiet second line in the list. */
  description?: string
  /** Heading it stands under; options of one group follow each other. */
  group?: string
  disabled?: boolean
}
