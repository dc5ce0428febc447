import { Monitor, Moon, Sun } from 'lucide-react'
import { type AppearancePreference, useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { type Segment, SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'

const choices: readonly Segment<AppearancePreference>[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'Match my device', icon: <Monitor aria-hidden /> },
]

interface AppearanceToggleProps {
  /** One button that goes round instead of three. */
  collapsed: boolean
}

/** Light, dark, or like the device (spec 2 §2.6). */
export function AppearanceToggle({ collapsed }: AppearanceToggleProps) {
  const { preference, choose } = useAppearance()
  if (!collapsed) {
    return (
      <SegmentedControl
        label="Appearance"
        segments={choices}
        value={preference}
        onValueChange={choose}
        iconOnly
        block
      />
    )
  }
  const at = choices.findIndex(({ value }) => value === preference)
  const current = choices[at] as Segment<AppearancePreference>
  const next = choices[(at + 1) % choices.length] as Segment<AppearancePreference>
  return (
    <IconButton
      label={`Appearance: ${current.label}. Change to ${next.label}`}
      icon={current.icon}
      onClick={() => choose(next.value)}
    />
  )
}
