import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
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
  return (
    <Drawer open={open} onOpenChange={onClose} onExited={onExited} title="Document">
      {query.error ? (
        <FailureState
          compact
          error={query.error}
          title="The document could not be loaded"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading the document">
          <Stack gap={5}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonGroup>
      )}
    </Drawer>
  )
}
