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
  /** Its header sorts; for rows that come sorted. @default whether it has a `sortValue` */
  sortable?: boolean
  /** `end` for numbers; they get figures of equal width. @default 'start' */
  align?: 'start' | 'end'
  /** Room it asks for; `fit` is as narrow as its content, `wide` takes what is left. @default 'auto' */
  width?: 'fit' | 'auto' | 'wide'
  /** `wide` leaves it out where the table is under 44rem wide; another column then says what matters of it. */
  from?: 'wide'
}
