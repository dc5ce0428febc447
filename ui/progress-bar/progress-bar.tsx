import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { type ProgressTone, thresholdTone } from './threshold-tone.ts'
import './progress-bar.css'

/** Everything else reaches the `progress` element. */
export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'value'> {
  /** What is progressing; shown above the bar. */
  label: ReactNode
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean
  /** How far it is, of `max`; `null` while that is not known. */
  value: number | null
  /** @default 100 */
  max?: number
  /** Words at the end of the label row, such as '3 of 10'. */
  valueText?: string
  /** Colour of the fill. @default 'accent' */
  tone?: ProgressTone
  /** Turns warning above 50% and danger above 80%, for what runs out (spec 3 §2). @default false */
  thresholds?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** How far something is, or that it is under way. */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  thresholds = false,
  variant,
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId()
  const Row = hideLabel ? VisuallyHidden : 'div'
  const shownTone = thresholds && value !== null ? thresholdTone(value, max) : tone
  return (
    <div
      className={cx('vg-progress-bar', className)}
      data-tone={shownTone}
      data-variant={useThemeVariant(variant)}
    >
      <Row className={hideLabel ? undefined : 'vg-_progress-bar__row'}>
        <span id={labelId} className="vg-progress-bar__label">
          {label}
        </span>
        {valueText !== undefined && <span className="vg-progress-bar__value">{valueText}</span>}
      </Row>
      <progress
        {...rest}
        className="vg-progress-bar__track"
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        max={max}
        value={value ?? undefined}
      />
    </div>
  )
}
