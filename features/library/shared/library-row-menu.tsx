import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { capitalised } from './capitalised.ts'

/** How a thing is deleted. */
export interface LibraryRemoval {
  /** What it is, as in 'Delete credential?'. */
  one: string
  /** What follows from it. */
  message: ReactNode
  /** Does it; a rejection is shown and keeps the question open. */
  remove: () => Promise<unknown>
}

interface LibraryRowMenuProps {
  name: string
  openLabel: 'Edit' | 'View'
  onOpen: () => void
  actions?: ReactNode
  removal?: LibraryRemoval
}

/** What can be done with a thing of the list. */
export function LibraryRowMenu({ name, openLabel, onOpen, actions, removal }: LibraryRowMenuProps) {
  const { notify } = useToast()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={`Actions for ${name}`}
            icon={<Ellipsis aria-hidden />}
            className="vg-_library__menu"
          />
        }
      >
        <MenuItem
          icon={openLabel === 'Edit' ? <Pencil aria-hidden /> : <Eye aria-hidden />}
          onSelect={onOpen}
        >
          {openLabel}
        </MenuItem>
        {actions}
        {removal && (
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {removal && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          tone="danger"
          title={`Delete ${removal.one}?`}
          message={removal.message}
          confirmLabel={`Delete ${removal.one}`}
          onConfirm={async () => {
            await removal.remove()
            notify({ kind: 'success', title: `${capitalised(removal.one)} deleted`, message: name })
          }}
        />
      )}
    </>
  )
}
