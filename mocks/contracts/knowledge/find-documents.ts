import type { DocumentKind, DocumentStatus } from './document.schema.ts'

/** What of a document a search looks at. */
interface Findable {
  name: string
  url: string | null
  tags: readonly string[]
  status: DocumentStatus
  kind: DocumentKind
}

/** Which documents are wanted; what is left out wants all. */
export interface DocumentFilter {
  q?: string
  status?: DocumentStatus
  kind?: DocumentKind
  tag?: string
}

/** Whether a document is wanted: every word stands in its name, address or tags. */
export function isWanted(document: Findable, { q = '', status, kind, tag }: DocumentFilter): boolean {
  if (status !== undefined && document.status !== status) return false
  if (kind !== undefined && document.kind !== kind) return false
  if (tag !== undefined && !document.tags.includes(tag)) return false
  const held = [document.name, document.url ?? '', ...document.tags].join('\n').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word))
}
