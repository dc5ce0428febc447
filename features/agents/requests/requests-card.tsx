import { MessageSquareReply } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'
import type { SectionProps } from '../core/use-sections.ts'
import { RequestList, type RequestListProps } from './request-list.tsx'

interface RequestsCardProps extends SectionProps, RequestListProps {}

/** Visitors who want to hear from the team (decision 0039). */
export function RequestsCard({ region, agent, ...props }: RequestsCardProps) {
  return (
    <CollapsibleCard {...props} level={2} icon={<MessageSquareReply />}>
      <div className="vg-_overview__fields">
        <RequestList region={region} agent={agent} />
        <Text size="sm" tone="muted">
          What visitors read when they ask for a person, and whether you get an email about it, is in the
          settings:{' '}
          <Link asChild>
            <RouterLink to={paths.agentSettings.href(region, agent.ID, 'handoff')}>Handoff</RouterLink>
          </Link>
          ,{' '}
          <Link asChild>
            <RouterLink to={paths.agentSettings.href(region, agent.ID, 'notifications')}>
              Notifications
            </RouterLink>
          </Link>
          .
        </Text>
      </div>
    </CollapsibleCard>
  )
}
