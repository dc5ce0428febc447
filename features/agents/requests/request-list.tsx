import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { leadsToChat } from '#mocks/contracts/requests/leads-to-chat.ts'
import { saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import type { VisitorRequest } from '#mocks/contracts/requests/request.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { requestsQuery, useSaveRequest } from './request.queries.ts'
import { RequestFailure } from './request-failure.tsx'
import { wishWords } from './request-words.ts'
import './request-list.css'

export interface RequestListProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'recordChatHistory'>
}

/** What visitors asked of the team, the next page on request. */
export function RequestList({ region, agent }: RequestListProps) {
  const query = useInfiniteQuery(requestsQuery(region, agent.ID))
  const requests = query.data?.pages.flatMap((page) => page.items)
  if (!requests && query.error) {
    return (
      <FailureState
        error={query.error}
        title="The requests could not be loaded"
        onRetry={query.refetch}
        retrying={query.isFetching}
        compact
      />
    )
  }
  if (!requests) {
    return (
      <SkeletonGroup label="Loading the requests">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  }
  if (requests.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title="No requests yet"
        message="When a visitor asks for a person or leaves their details, the request appears here."
        level={3}
        compact
      />
    )
  }
  return (
    <Stack>
      <Stack as="ul" aria-label="Requests" gap={4} className="vg-_requests">
        {requests.map((request) => (
          <Request key={request.ID} region={region} request={request} opens={leadsToChat(agent)} />
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show more requests
        </Button>
      )}
      {query.isFetchNextPageError && (
        <Text size="sm" tone="danger" role="alert">
          More requests could not be loaded. {query.error.message}
        </Text>
      )}
    </Stack>
  )
}

interface RequestProps {
  region: Region
  request: VisitorRequest
  /** It leads to its conversation. */
  opens: boolean
}

function Request({ region, request, opens }: RequestProps) {
  const { ID, agentId, wish, state, name, phone, email, matter, time, message, updatedAt } = request
  const save = useSaveRequest(region, agentId)
  const mayChange = useMay(saveRequest)
  const mayOpen = useMay(getInboxConversation) && opens
  const isOpen = state === 'open'
  const who = name || 'A visitor'
  return (
    <Stack as="li" gap={1}>
      <Row justify="between" wrap>
        <Row gap={2} wrap>
          <Text as="span" weight="medium">
            <bdi>{who}</bdi>
          </Text>
          <Badge tone={isOpen ? 'warning' : 'success'}>{isOpen ? 'Open' : 'Done'}</Badge>
        </Row>
        {mayChange && (
          <Button
            size="sm"
            loading={save.isPending}
            aria-label={`${isOpen ? 'Mark as done' : 'Reopen'}: ${who}`}
            onClick={() => save.mutate({ requestId: ID, state: isOpen ? 'done' : 'open' })}
          >
            {isOpen ? 'Mark as done' : 'Reopen'}
          </Button>
        )}
      </Row>
      <Text size="sm" tone="muted">
        {wishWords[wish]} ·{' '}
        <time dateTime={new Date(updatedAt * 1000).toISOString()}>{formatMoment(updatedAt)}</time>
      </Text>
      {(phone || email) && (
        <Row gap={3} wrap>
          {phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>}
          {email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>}
        </Row>
      )}
      {[matter, time, message].filter(Boolean).map((words) => (
        <Text key={words} size="sm" dir="auto">
          {words}
        </Text>
      ))}
      {mayOpen && (
        <Text size="sm">
          <Link asChild>
            <RouterLink
              to={paths.agentChats.href(region, agentId, ID)}
              aria-label={`Open the conversation: ${who}`}
            >
              Open the conversation
            </RouterLink>
          </Link>
        </Text>
      )}
      <RequestFailure error={save.error} />
    </Stack>
  )
}
