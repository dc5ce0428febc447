import { Modal } from '#ui/modal/modal.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { canvasKeys } from './use-canvas-keys.ts'

interface KeysProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Which keys do what. */
export function Keys({ open, onOpenChange }: KeysProps) {
  return (
    <Modal size="md" open={open} onOpenChange={onOpenChange} title="Keys" subtitle="On a Mac, Ctrl is Cmd.">
      <Stack as="dl" gap={2}>
        {canvasKeys.map(([keys, does]) => (
          <Row key={keys} justify="between" gap={4}>
            <Text as="dt" code size="sm">
              {keys}
            </Text>
            <Text as="dd">{does}</Text>
          </Row>
        ))}
      </Stack>
    </Modal>
  )
}
