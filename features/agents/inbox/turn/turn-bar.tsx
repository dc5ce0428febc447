import type { ConversationCard } from '#mocks/contracts/conversations/message.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Row } from '#ui/row/row.tsx'
import { stateLabels } from '../inbox-labels.ts'

/** Whose turn it is in a chat. */
export function TurnBar({ conversation }: { conversation: ConversationCard }) {
  const { state } = conversation
  const tones = { open: 'neutral', waiting: 'warning', member: 'info', closed: 'neutral' } as const
  return (
    <Row>
      <Badge tone={tones[state]} dot>
        {stateLabels[state]}
      </Badge>
    </Row>
  )
}
