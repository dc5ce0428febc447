import { Download } from 'lucide-react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { mostExported } from './export-chats.ts'
import type { InboxNarrowing, InboxOwner } from './inbox.queries.ts'
import { inboxWords } from './inbox.words.ts'
import { useExport } from './use-export.ts'

interface ExportMenuProps {
  owner: InboxOwner
  /** What is listed: its view and its filters. */
  narrowing: InboxNarrowing
}

/** Exports what is listed. */
export function ExportMenu({ owner, narrowing }: ExportMenuProps) {
  const { mutate, isPending } = useExport(owner)
  const { label, 'data-find': find } = inboxWords.export
  const what = `The latest ${mostExported} of this list. Notes are left out.`
  return (
    <Menu
      align="end"
      aria-label={label}
      trigger={<IconButton label={label} data-find={find} icon={<Download />} loading={isPending} />}
    >
      <MenuItem description={what} onSelect={() => mutate({ of: narrowing, format: 'csv' })}>
        {label} as CSV
      </MenuItem>
      <MenuItem description={what} onSelect={() => mutate({ of: narrowing, format: 'json' })}>
        {label} as JSON
      </MenuItem>
    </Menu>
  )
}
