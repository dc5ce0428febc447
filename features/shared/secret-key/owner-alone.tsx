import { Eye } from 'lucide-react'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

/** Stands where a key would be for whoever is no owner. */
export const ownerAloneReason = 'Only the owner of the workspace can see and make keys.'

/** One line on why no key is shown. */
export function OwnerAlone() {
  return (
    <Row gap={2}>
      <Eye aria-hidden size={16} />
      <Text size="sm" tone="muted">
        {ownerAloneReason}
      </Text>
    </Row>
  )
}
