import { useState } from 'react'
import type { Lead, LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type LeadsOwner, useLeadChanges } from './leads.queries.ts'

interface LeadDuplicatesProps {
  owner: LeadsOwner
  lead: Lead
  readOnly: boolean
}

/** Leads that may be the same person, each to be merged into this one. */
export function LeadDuplicates({ owner, lead, readOnly }: LeadDuplicatesProps) {
  if (lead.duplicates.length === 0) return null
  return (
    <Section title="May be the same person" level={3}>
      <Stack as="ul">
        {lead.duplicates.map((other) => (
          <Duplicate key={other.ID} owner={owner} lead={lead} other={other} readOnly={readOnly} />
        ))}
      </Stack>
    </Section>
  )
}

interface DuplicateProps {
  owner: LeadsOwner
  lead: LeadCard
  other: LeadCard
  readOnly: boolean
}

function Duplicate({ owner, lead, other, readOnly }: DuplicateProps) {
  const { notify } = useToast()
  const { merge } = useLeadChanges(owner)
  const [asking, setAsking] = useState(false)
  const who = other.name || other.email || other.phone

  async function join() {
    await merge.mutateAsync({ leadId: lead.ID, otherId: other.ID })
    notify({ kind: 'success', title: 'Leads merged' })
  }

  return (
    <ListRow
      title={<bdi>{who}</bdi>}
      detail={[other.email, other.phone].filter(Boolean).join(' · ')}
      actions={
        !readOnly && (
          <Button size="sm" aria-label={`Merge ${who}`} onClick={() => setAsking(true)}>
            Merge
          </Button>
        )
      }
    >
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Merge these leads?"
        message={`What this lead has stays; ${who} fills its gaps, the rest goes into its notes. ${who} is deleted then, and that cannot be undone.`}
        confirmLabel="Merge leads"
        onConfirm={join}
      />
    </ListRow>
  )
}
