import type { ReactNode } from 'react'
import type { SortValue } from './sort-rows.ts'

/** One column of a table. */
export interface TableColumn<Row> {
  /** Tells it from the others. */
  id: string
  /** What it holds. */
  header: string
  /** Keeps the header for screen readers only. @default false */
  hideHeader?: boolean
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode
  /** What it sorts by; without it the column does not sort. */
  sortValue?: (row: Row) => SortValue
  /** `end` for numbers; they get figures of equal width. @default 'start' */
  align?: 'start' | 'end'
  /** Room it asks for; `fit` is as narrow as its content, `wide` takes what is left. @default 'auto' */
  width?: 'fit' | 'auto' | 'wide'
}
