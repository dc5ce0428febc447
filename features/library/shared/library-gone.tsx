import { SearchX } from 'lucide-react'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { LibraryDrawerProps } from './library.types.ts'

/** Stands where a thing would open that the list does not hold: a link to something old. */
export function LibraryGone({ title, open, onClose, onExited }: LibraryDrawerProps & { title: string }) {
  return (
    <Drawer open={open} onOpenChange={onClose} onExited={onExited} title={title}>
      <EmptyState
        icon={<SearchX />}
        title="It is not in this list"
        message="It was deleted, or it belongs to another workspace."
      />
    </Drawer>
  )
}
