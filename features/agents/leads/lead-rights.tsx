import { useState } from 'react'
import { saveFile } from '#features/shared/files/save-file.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type LeadsOwner, useLeadChanges } from './leads.queries.ts'

interface LeadRightsProps {
  owner: LeadsOwner
  lead: LeadCard
  /** It is there no longer. */
  onGone: () => void
}

/** By what a lead's visitor is found. */
function namedBy({ email, phone, conversationIds }: LeadCard) {
  const conversationId = conversationIds.at(-1)
  return {
    ...(email && { email }),
    ...(phone && { phone }),
    ...(conversationId && { conversationId }),
  }
}

/** All that is kept of somebody: handed out, and erased. */
export function LeadRights({ owner, lead, onGone }: LeadRightsProps) {
  const { notify } = useToast()
  const { exportData, erase, remove } = useLeadChanges(owner)
  const [asking, setAsking] = useState<'lead' | 'all' | null>(null)
  const mayErase = useMay(removeVisitor)
  const named = namedBy(lead)
  const isNamed = Object.keys(named).length > 0

  async function save() {
    try {
      const data = await exportData.mutateAsync(named)
      saveFile('visitor.json', JSON.stringify(data, null, 2), 'application/json')
    } catch (error) {
      notify({ kind: 'failure', title: 'Not exported', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <Section
      title="Their data"
      description="Everything this agent keeps of them: conversations, requests and leads with the same address, number or conversation."
      level={3}
    >
      <Row gap={2} wrap>
        {isNamed && (
          <Button size="sm" loading={exportData.isPending} onClick={() => void save()}>
            Export as JSON
          </Button>
        )}
        <Button size="sm" onClick={() => setAsking('lead')}>
          Delete lead
        </Button>
        {isNamed && mayErase && (
          <Button size="sm" tone="danger" onClick={() => setAsking('all')}>
            Erase everything
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={asking === 'lead'}
        onOpenChange={() => setAsking(null)}
        title="Delete this lead?"
        message="Conversations and requests stay. This cannot be undone."
        confirmLabel="Delete lead"
        tone="danger"
        onConfirm={async () => {
          await remove.mutateAsync(lead.ID)
          notify({ kind: 'success', title: 'Lead deleted' })
          onGone()
        }}
      />
      <ConfirmDialog
        open={asking === 'all'}
        onOpenChange={() => setAsking(null)}
        title="Erase everything of this visitor?"
        message="Their conversations with all messages, their requests and their leads are deleted for good. This cannot be undone."
        confirmLabel="Erase everything"
        tone="danger"
        onConfirm={async () => {
          await erase.mutateAsync(named)
          notify({ kind: 'success', title: 'Everything of this visitor is erased' })
          onGone()
        }}
      />
    </Section>
  )
}
