import { useState } from 'react'
import { useMay } from '#features/shared/session/use-may.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { Lead } from '#mocks/contracts/leads/lead.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { AlsoByAddress } from './also-by-address.tsx'
import { ExportVisitor, exportedOfVisitor } from './export-visitor.tsx'
import { type LeadsOwner, useLeadChanges } from './leads.queries.ts'
import { staysWithAgent } from './leads.words.ts'

interface LeadRightsProps {
  owner: LeadsOwner
  lead: Lead
  /** It is there no longer. */
  onGone: () => void
}

/** All that is kept of somebody: handed out, and erased. */
export function LeadRights({ owner, lead, onGone }: LeadRightsProps) {
  const { notify } = useToast()
  const { erase, remove } = useLeadChanges(owner)
  const [asking, setAsking] = useState<'lead' | 'all' | null>(null)
  const mayErase = useMay(removeVisitor)
  const [alsoByAddress, setAlsoByAddress] = useState(false)
  const named = { leadId: lead.ID, alsoByAddress }
  const also = (lead.email || lead.phone) && (
    <AlsoByAddress
      conversations={lead.sharedConversations}
      checked={alsoByAddress}
      onChange={setAlsoByAddress}
    />
  )

  return (
    <Section
      title="Their data"
      description={`What this agent keeps of them: this lead, the conversation it was made in, and what they asked for there. ${exportedOfVisitor}`}
      level={3}
    >
      {also}
      <Row gap={2} wrap>
        <ExportVisitor owner={owner} named={named} />
        <Button size="sm" onClick={() => setAsking('lead')}>
          Delete lead
        </Button>
        {mayErase && (
          <Button size="sm" tone="danger" onClick={() => setAsking('all')}>
            Erase their data
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
        title="Erase their data?"
        message={
          <Stack as="span" gap={3}>
            <Text as="span">
              This lead and the conversation it was made in, with all messages and requests, are deleted for
              good. {staysWithAgent} This cannot be undone.
            </Text>
            {also}
          </Stack>
        }
        confirmLabel="Erase their data"
        tone="danger"
        onConfirm={async () => {
          await erase.mutateAsync(named)
          notify({ kind: 'success', title: 'Their data is erased' })
          onGone()
        }}
      />
    </Section>
  )
}
