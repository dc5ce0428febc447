import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import type { LeadsOwner } from './leads.queries.ts'

/** So many of the latest are shown. */
const shown = 10

interface LeadConversationsProps {
  owner: LeadsOwner
  /** The latest last. */
  ids: readonly string[]
}

/** The ways from a lead to what was said, the latest first. */
export function LeadConversations({ owner, ids }: LeadConversationsProps) {
  const { region, agentId } = owner
  if (ids.length === 0) return null
  const words = (at: number) => {
    if (ids.length === 1) return 'Open the conversation'
    return at === ids.length - 1 ? 'Open the latest conversation' : `Conversation ${at + 1}`
  }
  return (
    <Row gap={3} wrap>
      {ids
        .map((id, at) => (
          <Text key={id} as="span" size="sm">
            <Link asChild>
              <RouterLink to={paths.agentChats.href(region, agentId, id)}>{words(at)}</RouterLink>
            </Link>
          </Text>
        ))
        .slice(-shown)
        .reverse()}
    </Row>
  )
}
