import { Clock, Ellipsis, Eye, Pencil, RotateCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { isReading, type KnowledgeOwner, useKnowledgeChanges } from './knowledge.queries.ts'
import { RefreshModal } from './refresh-modal.tsx'

interface DocumentMenuProps {
  owner: KnowledgeOwner
  card: KnowledgeCard
  mayChange: boolean
  onOpen: () => void
  /** More that can be done, as `MenuItem`s. */
  actions?: ReactNode
}

/** What can be done with one document. */
export function DocumentMenu({ owner, card, mayChange, onOpen, actions }: DocumentMenuProps) {
  const { notify } = useToast()
  const { remove, read } = useKnowledgeChanges(owner)
  const [asking, setAsking] = useState(false)
  const [rating, setRating] = useState(false)
  const isPage = card.kind === 'page' && card.url !== null

  async function readAgain() {
    try {
      await read.mutateAsync(card.ID)
    } catch (error) {
      notify({ kind: 'failure', title: 'Not read', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" label={`Actions for ${card.name}`} icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem icon={mayChange ? <Pencil aria-hidden /> : <Eye aria-hidden />} onSelect={onOpen}>
          {mayChange ? 'Edit' : 'View'}
        </MenuItem>
        {mayChange && (card.retryable || isPage) && !isReading(card) && (
          <MenuItem icon={<RotateCw aria-hidden />} onSelect={() => void readAgain()}>
            {card.status === 'ERROR' ? 'Retry' : 'Read again now'}
          </MenuItem>
        )}
        {mayChange && isPage && (
          <MenuItem icon={<Clock aria-hidden />} onSelect={() => setRating(true)}>
            Refresh rate
          </MenuItem>
        )}
        {actions}
        {mayChange && (
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {mayChange && isPage && (
        <RefreshModal
          key={card.refreshRate}
          owner={owner}
          documentIds={[card.ID]}
          rate={card.refreshRate}
          open={rating}
          onOpenChange={setRating}
        />
      )}
      {mayChange && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          tone="danger"
          title="Delete document?"
          message={
            <>
              The agent no longer answers from <bdi>{card.name}</bdi>, in the test chat and in the widget.
            </>
          }
          confirmLabel="Delete document"
          onConfirm={async () => {
            await remove.mutateAsync(card.ID)
            notify({ kind: 'success', title: 'Document deleted', message: card.name })
          }}
        />
      )}
    </>
  )
}
