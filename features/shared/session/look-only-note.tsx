import { Eye } from 'lucide-react'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

/** Why somebody can change nothing here. */
export const lookOnlyReason = 'You can look at this, but not change it. Ask the owner of the workspace.'

/** Why somebody can make nothing here. */
export const noneMadeReason = 'You cannot create anything here. Ask the owner of the workspace.'

interface LookOnlyNoteProps {
  /** Whether it stands where something new would be made. @default false */
  isNew?: boolean
  /** Said in its place. */
  reason?: string
}

/** One line on why what is shown cannot be changed by who looks at it. */
export function LookOnlyNote({
  isNew = false,
  reason = isNew ? noneMadeReason : lookOnlyReason,
}: LookOnlyNoteProps) {
  return (
    <Row gap={2}>
      <Eye aria-hidden size={16} />
      <Text size="sm" tone="muted">
        {reason}
      </Text>
    </Row>
  )
}
