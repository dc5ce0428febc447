import { Moon, Sun } from 'lucide-react'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

/** Light and dark, wherever one of them is chosen or looked at. */
export const modeSegments: readonly Segment<ThemeType>[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
]

/** Everything else reaches the control. */
export interface ModeControlProps extends Omit<SegmentedControlProps<ThemeType>, 'segments' | 'label'> {
  /** What is chosen, for screen readers. @default 'Theme' */
  label?: string
}

/** Chooses the mode people see: the one control for it on every screen. A preview only looks at the other. */
export function ModeControl(props: ModeControlProps) {
  return <SegmentedControl label="Theme" segments={modeSegments} {...props} />
}
