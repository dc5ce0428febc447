import type { Lead } from '#mocks/contracts/leads/lead.schema.ts'
import { formatCount } from '#ui/format/number.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ConsentText } from './consent-text.tsx'
import { LeadConversations } from './lead-conversations.tsx'
import { LeadRights } from './lead-rights.tsx'
import type { LeadsOwner } from './leads.queries.ts'
import { detailWords, sourceWords } from './leads.words.ts'

interface LeadFactsProps {
  owner: LeadsOwner
  lead: Lead
  readOnly: boolean
  /** It is there no longer. */
  onGone: () => void
}

/** Where a lead came from, and what may be done with all that is kept of them. */
export function LeadFacts({ owner, lead, readOnly, onGone }: LeadFactsProps) {
  const { source, createdAt, consent, conversationIds, found } = lead
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
      {!readOnly && <LeadRights owner={owner} lead={lead} onGone={onGone} />}
    </Stack>
  )
}
