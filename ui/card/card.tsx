import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './card.css'

/** Everything a native div takes passes through. */
export interface CardProps extends ComponentProps<'div'> {
  /** Room inside: 0, 12, 20 or 24 px. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** How it is drawn. @default the scope's variant */
  variant?: ThemeVariant
  /** Its border answers to the pointer; for a card that is one link or button. @default false */
  interactive?: boolean
  /** Draws the only child (a section, a link) as the card. @default false */
  asChild?: boolean
}

/** Holds things that belong together. */
export function Card({
  padding = 'md',
  variant,
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot.Root : 'div'
  return (
    <Root
      {...rest}
      className={cx('vg-card', className)}
      data-recipe="surface"
      data-variant={useThemeVariant(variant)}
      data-padding={padding}
      data-interactive={interactive ? '' : undefined}
    />
  )
}
