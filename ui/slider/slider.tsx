import * as Radix from '@radix-ui/react-slider'
import { type ComponentProps, useContext } from 'react'
import { FieldContext } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { cx } from '#ui/theme/cx.ts'
import './slider.css'

type Native = Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit'
>

/** What Radix's root takes passes through. Name it with a `Field` or `aria-label`. */
export interface SliderProps extends Native {
  /** The number, when the caller keeps it. */
  value?: number
  /** The number at first. @default min */
  defaultValue?: number
  /** While it is dragged. */
  onValueChange?: (value: number) => void
  /** When it is let go: the time to save. */
  onValueCommit?: (value: number) => void
  /** The number in words, shown beside the track and read aloud. @default the number */
  formatValue?: (value: number) => string
}

/** A number between two bounds where the exact figure matters less than the place. */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue = String,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...rest
}: SliderProps) {
  const field = useContext(FieldContext)
  const [current, setCurrent] = useControllableState(value, defaultValue ?? rest.min ?? 0, onValueChange)
  return (
    <div className={cx('vg-slider', className)}>
      <Radix.Root
        {...rest}
        disabled={rest.disabled ?? field?.disabled}
        value={[current]}
        onValueChange={([next]) => setCurrent(next!)}
        onValueCommit={([next]) => onValueCommit?.(next!)}
        className="vg-_slider__root"
      >
        <Radix.Track className="vg-slider__track">
          <Radix.Range className="vg-slider__range" />
        </Radix.Track>
        <Radix.Thumb
          className="vg-slider__thumb"
          aria-label={label}
          aria-labelledby={labelledBy ?? (label ? undefined : field?.labelId)}
          aria-describedby={field?.hasMessage ? field.messageId : undefined}
          aria-valuetext={formatValue(current)}
        />
      </Radix.Root>
      <output className="vg-_slider__value" aria-hidden="true">
        {formatValue(current)}
      </output>
    </div>
  )
}
