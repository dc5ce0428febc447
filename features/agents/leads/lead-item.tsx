import { ImportModal } from './import-modal.tsx'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadSettingsDrawer } from './lead-settings-drawer.tsx'
import type { LeadsOwner } from './leads.queries.ts'
import { leadItems } from './use-leads-view.ts'

interface LeadItemProps {
  owner: LeadsOwner
  /** What the address says is open: a lead's id, or one of `leadItems`. */
  item: string
  open: boolean
  readOnly: boolean
  onClose: () => void
  /** Opens another lead in its place. */
  onShow: (leadId: string) => void
  onExited: () => void
}

/** What is open over the list of leads. */
export function LeadItem({ item, onShow, ...props }: LeadItemProps) {
  if (item === leadItems.settings) return <LeadSettingsDrawer {...props} />
  if (item === leadItems.import) return !props.readOnly && <ImportModal {...props} />
  return <LeadDrawer {...props} item={item} onShow={onShow} />
}
