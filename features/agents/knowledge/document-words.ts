import type {
  DocumentKind,
  DocumentStatus,
  KnowledgeCard,
} from '#mocks/contracts/knowledge/document.schema.ts'
import type { DocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import type { BadgeProps } from '#ui/badge/badge.tsx'
import type { TableSort } from '#ui/table/sort-rows.ts'

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
