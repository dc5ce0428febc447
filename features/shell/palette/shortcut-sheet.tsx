import { useState } from 'react'
import { writeLocal } from '#features/shared/local-values.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { shortcuts } from './shortcuts.ts'
import { areShortcutsOn } from './use-shortcuts.ts'

interface ShortcutSheetProps {
  open: boolean
  onClose: () => void
}

/** Every shortcut, and whether keys pressed alone are any. */
export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const [on, setOn] = useState(areShortcutsOn)
  return (
    <Modal open={open} onOpenChange={onClose} title="Keyboard shortcuts" size="md">
      <Stack gap={5}>
        <Stack as="ul" gap={1} className="vg-_shortcuts__list">
          {shortcuts.map((shortcut) => (
            <Row as="li" key={shortcut.command} justify="between" gap={4}>
              <Text as="span">{shortcut.says}</Text>
              <ShortcutKeys {...shortcut} />
            </Row>
          ))}
        </Stack>
        <Switch
          label="Single-key shortcuts"
          help="When off, only shortcuts with Ctrl or Cmd work. Single keys never act while you type."
          labelSide="start"
          checked={on}
          onCheckedChange={(next) => {
            setOn(next)
            writeLocal('vg_shortcuts', next ? 'on' : 'off')
          }}
        />
      </Stack>
    </Modal>
  )
}
