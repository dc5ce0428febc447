import { useQuery } from '@tanstack/react-query'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import { textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { DocumentForm } from './document-form.tsx'
import { documentQuery, type KnowledgeOwner } from './knowledge.queries.ts'
import { newDocuments } from './use-documents-view.ts'

interface DocumentDrawerProps {
  owner: KnowledgeOwner
  /** The document's id, or what is new. */
  item: string
  open: boolean
  readOnly: boolean
  onClose: () => void
  onExited: () => void
}

/** Opens a document, or writes a new one. */
export function DocumentDrawer({ item, ...props }: DocumentDrawerProps) {
  const { owner, open, onClose, onExited } = props
  const isNew = item in newDocuments
  const [asked] = useUrlState('question', textValue)
  const query = useQuery({ ...documentQuery(owner, item), enabled: !isNew })
  if (isNew) {
    return (
      <DocumentForm
        {...props}
        saved={undefined}
        kind={newDocuments[item as keyof typeof newDocuments]}
        asked={asked}
      />
    )
  }
  if (query.data) return <DocumentForm {...props} saved={query.data} kind={query.data.kind} />
  return <DrawerPending {...{ query, open, onClose, onExited }} title="Document" one="document" />
}
