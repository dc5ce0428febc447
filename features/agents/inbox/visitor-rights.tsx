import { useState } from 'react'
import { useMay } from '#features/shared/session/use-may.ts'
import { exportVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { AlsoByAddress } from '../leads/also-by-address.tsx'
import { ExportVisitor, exportedOfVisitor } from '../leads/export-visitor.tsx'

interface VisitorRightsProps {
  region: Region
  conversation: InboxConversation
}

/** All that is kept of the visitor of a conversation, handed out. */
export function VisitorRights({ region, conversation }: VisitorRightsProps) {
  const { id, agentId, visitor } = conversation
  const mayExport = useMay(exportVisitor)
  const [alsoByAddress, setAlsoByAddress] = useState(false)
  if (!mayExport) return null
  return (
    <Section title="Their data" description={exportedOfVisitor} level={3} size="md" gap={2}>
      {(visitor.email || visitor.phone) && (
        <AlsoByAddress
          conversations={visitor.sharedConversations}
          checked={alsoByAddress}
          onChange={setAlsoByAddress}
        />
      )}
      <Row>
        <ExportVisitor owner={{ region, agentId }} named={{ conversationId: id, alsoByAddress }} />
      </Row>
    </Section>
  )
}
