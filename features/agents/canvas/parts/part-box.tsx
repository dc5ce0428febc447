import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface PartBoxProps {
  title: string
  onRemove: () => void
  children: ReactNode
}

/** The fields of one thing under its name, with a way to take it out. */
export function PartBox({ title, onRemove, children }: PartBoxProps) {
  const readOnly = useReadOnly()
  return (
    <Card padding="sm" role="group" aria-label={title}>
      <Stack gap={3}>
        <Row justify="between">
          <Text size="sm" weight="medium">
            {title}
          </Text>
          {!readOnly && (
            <IconButton tone="ghost" size="sm" label={`Remove: ${title}`} icon={<X />} onClick={onRemove} />
          )}
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
