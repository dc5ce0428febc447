import { Monitor, Smartphone } from 'lucide-react'
import { type Segment, SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'

/** What a preview pretends to be. */
export type PreviewDevice = 'desktop' | 'phone'

const devices: readonly Segment<PreviewDevice>[] = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden /> },
]

interface PreviewSwitchProps<Value extends string> {
  /** What is chosen: 'Preview mode'. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** Chooses what a preview shows, above it. */
export function PreviewSwitch<Value extends string>(props: PreviewSwitchProps<Value>) {
  return <SegmentedControl size="sm" iconOnly {...props} />
}

/** Chooses whether a preview is a desktop or a phone. */
export function DeviceSwitch(props: Pick<PreviewSwitchProps<PreviewDevice>, 'value' | 'onValueChange'>) {
  return <PreviewSwitch label="Preview device" segments={devices} {...props} />
}
