import type {
  DocumentKind,
  DocumentStatus,
  KnowledgeCard,
} from '#mocks/contracts/knowledge/document.schema.ts'
import type { DocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import type { BadgeProps } from '#ui/badge/badge.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import type { TableSort } from '#ui/table/sort-rows.ts'
import { refreshWords } from './refresh-words.ts'

/** What each kind of document is called. */
export const kindWords: Record<DocumentKind, string> = {
  text: 'Text',
  questions: 'Questions and answers',
  file: 'File',
  page: 'Page',
}

/** What each state is called. */
export const statusWords: Record<DocumentStatus, string> = {
  INITIALIZED: 'Waiting',
  PENDING: 'Reading',
  SUCCESS: 'Ready',
  ERROR: 'Could not be read',
}

/** How loud a state is. */
export const statusTones: Record<DocumentStatus, BadgeProps['tone']> = {
  INITIALIZED: 'neutral',
  PENDING: 'info',
  SUCCESS: 'success',
  ERROR: 'danger',
}

/** What a document is, in a few words: 'PDF file', 'Page'. */
export function kindOf({ kind, fileType }: Pick<KnowledgeCard, 'kind' | 'fileType'>): string {
  return kind === 'file' && fileType ? `${fileType.toUpperCase()} file` : kindWords[kind]
}

/** What to know of a page beside its address: how often it is read, and since when it says the same. */
export function pageNoteOf({ kind, status, refreshRate, unchangedSince }: KnowledgeCard): string | undefined {
  if (kind !== 'page' || status !== 'SUCCESS') return undefined
  const notes = [
    refreshRate !== 'never' && `Read ${refreshWords[refreshRate].toLowerCase()}`,
    unchangedSince !== null && `Unchanged since ${formatMoment(unchangedSince)}`,
  ].filter(Boolean)
  return notes.length > 0 ? notes.join(' · ') : undefined
}

/** How a table says what the list is ordered by. */
export function tableSort(order: DocumentOrder): TableSort {
  const down = order.startsWith('-')
  return { column: down ? order.slice(1) : order, direction: down ? 'descending' : 'ascending' }
}

/** The order a press on a header asks for; times and lengths begin with the latest and the longest. */
export function documentOrder({ column, direction }: TableSort, before: DocumentOrder): DocumentOrder {
  if (column === 'name') return direction === 'ascending' ? 'name' : '-name'
  const usual = column === 'charCount' ? '-charCount' : '-updatedAt'
  const other = column === 'charCount' ? 'charCount' : 'updatedAt'
  return before === usual ? other : usual
}
