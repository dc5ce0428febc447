import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { macroSnoozes } from '#mocks/contracts/inbox/settings.schema.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu, MenuSeparator } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { snoozeEnd, snoozeLabels } from './snooze-choices.ts'
import { SnoozeUntil } from './snooze-until.tsx'

interface SnoozeMenuProps {
  /** @default 'md' */
  size?: 'sm' | 'md'
  /** It is put aside already, and can be taken back. @default false */
  isSnoozed?: boolean
  /** The key for it opens this one. @default false */
  hasKey?: boolean
  /** Unix seconds; null takes it back. */
  onSnooze: (until: number | null) => void
}

/** Puts chats aside: for a while, until a date and a time, or until the visitor writes. */
export function SnoozeMenu({ size = 'md', isSnoozed = false, hasKey = false, onSnooze }: SnoozeMenuProps) {
  const clock = useNow()
  const [chooses, setChooses] = useState(false)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size={size}
            label="Snooze"
            icon={<AlarmClock />}
            data-inbox-snooze={hasKey || undefined}
          />
        }
        aria-label="Snooze"
      >
        {isSnoozed && <MenuItem onSelect={() => onSnooze(null)}>End snooze</MenuItem>}
        {macroSnoozes.map((each) => (
          <MenuItem key={each} onSelect={() => onSnooze(snoozeEnd(each, Math.floor(clock() / 1000)))}>
            {snoozeLabels[each]}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => onSnooze(untilReply)}>Until the visitor writes</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setChooses(true)}>Until a date and time…</MenuItem>
      </Menu>
      {chooses && <SnoozeUntil onSnooze={onSnooze} onClose={() => setChooses(false)} />}
    </>
  )
}
