import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import './tooltip.css'

/** Everything else reaches the bubble. */
export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** A few words; never the only place something can be read. */
  content: ReactNode
  /** The control it explains. */
  children: ReactElement
  /** Where it stands, if there is room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Milliseconds of rest before it shows. @default 300 */
  delay?: number
  /** Whether it shows; leave out to let it keep its own state. */
  open?: boolean
  /** Shown at first, when it keeps its own state. @default false */
  defaultOpen?: boolean
  /** Called when it shows or hides. */
  onOpenChange?: (open: boolean) => void
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A short explanation of a control, on hover and on focus. Escape hides it. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 300,
  open,
  defaultOpen,
  onOpenChange,
  variant,
  className,
  ...rest
}: TooltipProps) {
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {container && (
          <RadixTooltip.Portal container={container}>
            <RadixTooltip.Content
              {...rest}
              side={side}
              sideOffset={6}
              collisionPadding={8}
              className={cx('vg-tooltip', className)}
              data-variant={dataVariant}
            >
              {content}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        )}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
