import { Check, Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import './stepper.css'

/** Everything else reaches the list element. */
export interface StepperProps extends ComponentProps<'ol'> {
  /** What the steps lead to, for screen readers. */
  label: string
  /** A column with room for what each step asks, or a row that only shows progress. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Numbered steps of a set-up flow. Holds `Step`s. */
export function Stepper({ label, orientation = 'vertical', variant, className, ...rest }: StepperProps) {
  return (
    <ol
      {...rest}
      aria-label={label}
      className={cx('vg-stepper', className)}
      data-orientation={orientation}
      data-variant={useThemeVariant(variant)}
    />
  )
}

/** Where a step stands: behind, at hand, or not yet open. */
export type StepState = 'done' | 'current' | 'locked'

/** Everything else reaches the list item. */
export interface StepProps extends Omit<ComponentProps<'li'>, 'title'> {
  state: StepState
  /** What is done in it. */
  title: ReactNode
  /** One line more, such as what was done or what opens it. */
  description?: ReactNode
  /** What to do in it; left out while locked. */
  children?: ReactNode
}

const spoken: Record<StepState, string> = { done: 'Done: ', current: 'Current step: ', locked: 'Locked: ' }

/** One numbered step. */
export function Step({ state, title, description, className, children, ...rest }: StepProps) {
  return (
    <li
      {...rest}
      className={cx('vg-stepper__step', className)}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className="vg-stepper__mark" aria-hidden>
        {state === 'done' && <Check />}
      </span>
      <div className="vg-_stepper__content">
        <p className="vg-stepper__title">
          <VisuallyHidden>{spoken[state]}</VisuallyHidden>
          {title}
          {state === 'locked' && <Lock aria-hidden className="vg-_stepper__lock" />}
        </p>
        {description !== undefined && <p className="vg-stepper__description">{description}</p>}
        {children !== undefined && state !== 'locked' && <div className="vg-_stepper__body">{children}</div>}
      </div>
    </li>
  )
}
