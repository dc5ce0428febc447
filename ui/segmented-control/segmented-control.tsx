import { ToggleGroup } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './segmented-control.css'

/** One choice of a `SegmentedControl`. */
export interface Segment<Value extends string> {
  value: Value
  /** The words; with `iconOnly`, the accessible name. */
  label: string
  icon?: ReactNode
  disabled?: boolean
}

/** Props of `SegmentedControl`; everything else reaches the group. */
export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** What is chosen, for screen readers. */
  label: string
  /** Two to five choices. */
  segments: readonly Segment<Value>[]
  /** The chosen one; leave out to let it keep its own state. */
  value?: Value
  /** Chosen at first, when it keeps its own state. @default the first */
  defaultValue?: Value
  /** Called with the new choice; one is always chosen. */
  onValueChange?: (value: Value) => void
  /** Shows the icons alone. @default false */
  iconOnly?: boolean
  /** Takes the whole width, in equal parts. @default false */
  block?: boolean
  /** 28 or 36 px high. @default 'md' */
  size?: 'sm' | 'md'
  /** @default false */
  disabled?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A choice of a few views or modes that takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  iconOnly = false,
  block = false,
  size = 'md',
  variant,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const [chosen, choose] = useControllableState(value, defaultValue ?? segments[0]?.value, (next) => {
    if (next !== undefined) onValueChange?.(next)
  })
  return (
    <ToggleGroup.Root
      {...rest}
      type="single"
      aria-label={label}
      className={cx('vg-segmented-control', className)}
      value={chosen ?? ''}
      // Pressing the chosen one again would leave none chosen.
      onValueChange={(next) => next && choose(next as Value)}
      data-size={size}
      data-block={block || undefined}
      data-variant={useThemeVariant(variant)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          className="vg-segmented-control__segment"
          {...(iconOnly && { 'aria-label': segment.label, title: segment.label })}
        >
          {segment.icon}
          {!iconOnly && <span>{segment.label}</span>}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
