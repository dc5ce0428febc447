import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
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

/** Everything else reaches the group. */
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

/**
 * A choice of a few views or modes that takes effect at once. Arrow keys move along it, Enter and Space choose. By hand
 * and without Radix: every signed-in page loads it.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  iconOnly = false,
  block = false,
  size = 'md',
  disabled = false,
  variant,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const [chosen, choose] = useControllableState(value, defaultValue ?? segments[0]?.value, (next) => {
    if (next !== undefined) onValueChange?.(next)
  })
  const [focused, setFocused] = useState<Value>()
  const usable = segments.filter((segment) => !disabled && !segment.disabled).map((segment) => segment.value)
  // The group is one stop of the Tab key.
  const stop = [focused, chosen, usable[0]].find((each) => each !== undefined && usable.includes(each))
  return (
    <div
      role="radiogroup"
      {...rest}
      aria-label={label}
      className={cx('vg-segmented-control', className)}
      data-size={size}
      data-block={block || undefined}
      data-variant={useThemeVariant(variant)}
      onKeyDown={moveAlong}
      onBlur={() => setFocused(undefined)}
    >
      {segments.map((segment) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio chooses while the arrows only pass it
        <button
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === chosen}
          data-state={segment.value === chosen ? 'on' : 'off'}
          disabled={disabled || segment.disabled}
          tabIndex={segment.value === stop ? 0 : -1}
          className="vg-segmented-control__segment"
          onClick={() => choose(segment.value)}
          onFocus={() => setFocused(segment.value)}
          {...(iconOnly && { 'aria-label': segment.label, title: segment.label })}
        >
          {segment.icon}
          {!iconOnly && <span>{segment.label}</span>}
        </button>
      ))}
    </div>
  )
}

/** Arrow keys, Home and End move the focus along a group of buttons, round at its ends. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const group = event.currentTarget
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const forwards = getComputedStyle(group).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const places: Record<string, number> = {
    [forwards]: at + 1,
    ArrowDown: at + 1,
    [backwards]: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const place = places[event.key]
  if (place === undefined || at < 0) return
  event.preventDefault()
  buttons.at(place % buttons.length)?.focus()
}
