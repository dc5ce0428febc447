import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
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
  onExited: () => void
}

/** Opens a lead, or writes a new one. */
export function LeadDrawer({ item, ...props }: LeadDrawerProps) {
  const { owner, open, onClose, onExited } = props
  const isNew = item === leadItems.add
  const lead = useQuery({ ...leadQuery(owner, item), enabled: !isNew })
  const settings = useQuery(leadSettingsQuery(owner))
  if (settings.data && (isNew || lead.data)) {
    return <LeadForm {...props} settings={settings.data} saved={lead.data} />
  }
  const failed = lead.error ? lead : settings
  return (
    <Drawer open={open} onOpenChange={onClose} onExited={onExited} title="Lead">
      {failed.error ? (
        <FailureState
          compact
          error={failed.error}
          title="The lead could not be loaded"
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading the lead">
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
