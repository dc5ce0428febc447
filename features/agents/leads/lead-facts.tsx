import { useState } from 'react'
import type { Lead, LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { formatCount } from '#ui/format/number.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { ConsentText } from './consent-text.tsx'
import { LeadConversations } from './lead-conversations.tsx'
import { LeadRights } from './lead-rights.tsx'
import { type LeadsOwner, useLeadChanges } from './leads.queries.ts'
import { detailWords, sourceWords } from './leads.words.ts'

interface LeadFactsProps {
  owner: LeadsOwner
  lead: Lead
  readOnly: boolean
  /** It is there no longer. */
  onGone: () => void
}

/** Where a lead came from, who may be the same person, and what may be done with all that is kept of them. */
export function LeadFacts({ owner, lead, readOnly, onGone }: LeadFactsProps) {
  const { source, createdAt, consent, conversationIds, found, duplicates } = lead
  return (
    <Stack gap={5}>
      <Section title="Where it came from" level={3}>
        <Stack gap={2}>
          <Text size="sm" tone="muted">
            {sourceWords[source]} · {formatMoment(createdAt)}
            {conversationIds.length > 0 && ` · ${formatCount(conversationIds.length, 'conversation')}`}
          </Text>
          <LeadConversations owner={owner} ids={conversationIds} />
          {found.map(({ detail, messageId, text }) => (
            <Text key={`${messageId} ${detail}`} size="sm" dir="auto">
              {detailWords[detail]}: {text === null ? 'in a message that is gone' : `“${text}”`}
            </Text>
          ))}
          {consent && <ConsentText text={consent} />}
        </Stack>
      </Section>
      {duplicates.length > 0 && (
        <Section title="May be the same person" level={3}>
          <Stack as="ul">
            {duplicates.map((other) => (
              <Duplicate key={other.ID} owner={owner} lead={lead} other={other} readOnly={readOnly} />
            ))}
          </Stack>
        </Section>
      )}
      {!readOnly && <LeadRights owner={owner} lead={lead} onGone={onGone} />}
    </Stack>
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
