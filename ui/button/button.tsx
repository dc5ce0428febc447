import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './button.css'

/** Everything a native button takes passes through. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Weight of the action: one `primary` per region, `ghost` for the quietest. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'ghost' | 'danger'
  /** Height 28, 36 or 44 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** How it is drawn. @default the scope's variant */
  variant?: ThemeVariant
  /** Work is under way: a spinner takes the label's place, presses do nothing, the width stays. @default false */
  loading?: boolean
  /** Icon before the label. */
  icon?: ReactNode
  /** Icon after the label. */
  iconEnd?: ReactNode
  /** Draws the only child (a link) as a button. The child brings its own icons. @default false */
  asChild?: boolean
}

/** Does something when pressed. */
export function Button({
  tone = 'neutral',
  size = 'md',
  variant,
  loading = false,
  icon,
  iconEnd,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = {
    className: cx('vg-button', className),
    'data-recipe': 'control',
    'data-variant': useThemeVariant(variant),
    'data-tone': tone,
    'data-size': size,
  }
  if (asChild) {
    return (
      <Slot.Root {...rest} {...look} onClick={onClick}>
        {children}
      </Slot.Root>
    )
  }

  // Not `disabled` while loading: that would drop the focus of whoever just pressed it.
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      {...look}
      onClick={loading ? ignore : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      data-state={loading ? 'loading' : 'idle'}
    >
      {icon}
      {children !== undefined && <span className="vg-button__label">{children}</span>}
      {iconEnd}
      {loading && <span className="vg-_button__spinner" aria-hidden="true" />}
    </button>
  )
}
