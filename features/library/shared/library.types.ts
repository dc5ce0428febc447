import type { ReactNode } from 'react'

/** What every thing of the library has. */
export interface LibraryItem {
  ID: string
}

/** What a screen calls its things. */
export interface LibraryWords {
  /** The page's name: 'Credentials'. */
  title: string
  /** What can be done here, in one line. */
  help: string
  /** One of them, in a sentence: 'credential'. */
  one: string
  /** Several of them, in a sentence: 'credentials'. */
  many: string
  /** Header over their badges: 'Tags'. */
  aside: string
  /** Header over their times: 'Changed'. */
  time: string
  /** What they are for, where there are none yet. */
  purpose: string
}

/** How a thing looks in the list. */
export interface LibraryRowLook {
  name: string
  /** Under the name: a description, an address. */
  detail?: ReactNode
  /** Draws the detail as code. @default false */
  code?: boolean
  /** A lucide icon before the name. @default the screen's */
  icon?: ReactNode
  /** Badges at the end of the row: a kind, where it is used. */
  aside?: ReactNode
  /** Unix seconds of the last change. */
  at: number
}

/** A drawer over the screen: which thing it shows, and how it leaves. */
export interface LibraryDrawerProps {
  /** The thing's id; undefined for a new one. */
  id: string | undefined
  /** Whether the caller may only look. */
  readOnly: boolean
  /** False while it leaves the screen. */
  open: boolean
  onClose: () => void
  onExited: () => void
}
