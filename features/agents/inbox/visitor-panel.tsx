import { mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import type { InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisitorLead } from '../leads/visitor-lead.tsx'
import { channelLabels, stateLabels } from './inbox-labels.ts'
import { VisitorRights } from './visitor-rights.tsx'
import { VisitorTimeline } from './visitor-timeline.tsx'

const languages = new Intl.DisplayNames('en', { type: 'language' })

interface VisitorPanelProps {
  region: Region
  conversation: InboxConversation
  onOpen: (chat: { id: string; agentId: string }) => void
}

/** What is known of the visitor, and said by them. */
export function VisitorPanel({ region, conversation, onOpen }: VisitorPanelProps) {
  const { visitor, agentId, channel, country, createdAt, messageCount, state } = conversation
  const facts: [string, string][] = [
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Page', visitor.page],
    ['Language', visitor.language && (languages.of(visitor.language) ?? visitor.language)],
    ['Country', country ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : ''],
    ['From', channelLabels[channel]],
    ['State', stateLabels[state]],
    ['Began', formatMoment(createdAt)],
    ['Messages', String(messageCount)],
  ]
  return (
    <Stack gap={5}>
      <Section title="Visitor" level={3} size="md" gap={2}>
        <dl className="vg-_inbox__facts">
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <Text as="dt" size="xs" tone="muted">
                  {label}
                </Text>
                <Text as="dd" size="sm">
                  <bdi>{value}</bdi>
                </Text>
              </div>
            ))}
        </dl>
      </Section>
      {channel !== 'test' && (
        <Section title="Lead" level={3} size="md" gap={2}>
          <VisitorLead region={region} agentId={agentId} conversationId={conversation.id} />
        </Section>
      )}
      {visitor.earlier.length > 0 && (
        <Section
          title="Timeline"
          description="Conversations in which the same email address or phone number was given."
          level={3}
          size="md"
          gap={2}
        >
          <VisitorTimeline current={conversation} others={visitor.earlier} onOpen={onOpen} />
          {visitor.sharedConversations > visitor.earlier.length && (
            <Text size="xs" tone="muted">
              The latest {visitor.earlier.length} of {visitor.sharedConversations}
              {visitor.sharedConversations === mostShared && ' or more'} others.
            </Text>
          )}
        </Section>
      )}
      {channel !== 'test' && <VisitorRights region={region} conversation={conversation} />}
    </Stack>
  )
}
