import { useQuery } from '@tanstack/react-query'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import { LeadForm } from './lead-form.tsx'
import { type LeadsOwner, leadQuery, leadSettingsQuery } from './leads.queries.ts'
import { leadItems } from './use-leads-view.ts'

interface LeadDrawerProps {
  owner: LeadsOwner
  /** The lead's id, or that a new one is made. */
  item: string
  open: boolean
  readOnly: boolean
  onClose: () => void
  /** Opens another lead in its place. */
  onShow: (leadId: string) => void
  onExited: () => void
}

/** An open lead is read again so often: somebody who may be the same person can come in meanwhile. */
const readAgainMs = 5000

/** Opens a lead, or writes a new one. */
export function LeadDrawer({ item, ...props }: LeadDrawerProps) {
  const { owner, open, onClose, onExited } = props
  const isNew = item === leadItems.add
  const lead = useQuery({ ...leadQuery(owner, item), enabled: !isNew, refetchInterval: readAgainMs })
  const settings = useQuery(leadSettingsQuery(owner))
  if (settings.data && (isNew || lead.data)) {
    return <LeadForm {...props} settings={settings.data} saved={lead.data} />
  }
  const query = lead.error ? lead : settings
  return <DrawerPending {...{ query, open, onClose, onExited }} title="Lead" one="lead" />
}
