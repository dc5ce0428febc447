import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ConsentText } from './consent-text.tsx'
import { conversationLeadQuery } from './leads.queries.ts'

interface VisitorLeadProps {
  region: Region
  agentId: string
  conversationId: string
}

/** What a conversation's visitor left of themselves, with the way to their lead. */
export function VisitorLead({ region, agentId, conversationId }: VisitorLeadProps) {
  const query = useQuery(conversationLeadQuery({ region, agentId }, conversationId))
  if (query.error) {
    return (
      <FailureState
        compact
        error={query.error}
        title="The lead could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  if (!query.data) {
    return (
      <SkeletonGroup label="Loading the lead">
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  }
  const { lead } = query.data
  if (!lead) {
    return (
      <Text size="sm" tone="muted">
        No email address and no phone number yet.
      </Text>
    )
  }
  return (
    <Stack gap={1}>
      <Row gap={2} wrap>
        <Link asChild>
          <RouterLink to={paths.agentLeads.href(region, agentId, lead.ID)}>
            <bdi>{lead.name || lead.email || lead.phone}</bdi>
          </RouterLink>
        </Link>
        <Badge>{lead.stage}</Badge>
      </Row>
      {lead.email && <Link href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</Link>}
      {lead.phone && <Link href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</Link>}
      {lead.consent && <ConsentText text={lead.consent} />}
    </Stack>
  )
}
