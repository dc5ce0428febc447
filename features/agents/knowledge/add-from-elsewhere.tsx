import { FilesModal } from './files-modal.tsx'
import { FindPagesModal } from './find-pages-modal.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { PagesModal } from './pages-modal.tsx'

/** Stand in the address in place of a document's id while it is added in a modal. */
export const addedByModal = {
  'new-files': true,
  'new-pages': true,
  'new-sitemap': true,
  'new-crawl': true,
} as const

interface AddFromElsewhereProps {
  owner: KnowledgeOwner
  /** What is added. */
  item: string
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** The modal in which something is added that is read from elsewhere. */
export function AddFromElsewhere({ item, ...props }: AddFromElsewhereProps) {
  if (item === 'new-files') return <FilesModal {...props} />
  if (item === 'new-pages') return <PagesModal {...props} />
  return <FindPagesModal {...props} by={item === 'new-sitemap' ? 'sitemap' : 'crawl'} />
}
