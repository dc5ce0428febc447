import * as RadixPopover from '@radix-ui/react-popover'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { focusFirstField } from '#ui/modal/focus-first-field.ts'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import '#ui/visually-hidden/visually-hidden.css'
import './popover.css'

/** Everything else reaches the panel. */
export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button it hangs on. */
  trigger: ReactElement
  /** What it is for; also its accessible name. */
  title: ReactNode
  /** Keeps the title for screen readers only, and leaves the close button out. @default false */
  hideTitle?: boolean
  /** One line under the title. */
  subtitle?: ReactNode
  /** Beside the close button. */
  action?: ReactNode
  /** 280, 360 or 450 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Where it hangs, if there is room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Hangs on that side even where there is little room. @default false */
  keepSide?: boolean
  /** Which edges line up. @default 'end' */
  align?: 'start' | 'center' | 'end'
  /** Whether it is open; leave out to let it keep its own state. */
  open?: boolean
  /** Open at first, when it keeps its own state. @default false */
  defaultOpen?: boolean
  /** Stays open while the page behind is used; Escape and the close button end it. @default false */
  persistent?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string
  /** @default the scope's */
  variant?: ThemeVariant
}

/** A small panel hanging on a button. The page behind stays usable. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  subtitle,
  action,
  size = 'md',
  side = 'bottom',
  keepSide = false,
  align = 'end',
  open,
  defaultOpen,
  onOpenChange,
  persistent = false,
  closeLabel = 'Close',
  variant,
  className,
  children,
  ...rest
}: PopoverProps) {
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  const titleId = useId()
  return (
    <RadixPopover.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      {container && (
        <RadixPopover.Portal container={container}>
          <RadixPopover.Content
            aria-labelledby={titleId}
            {...rest}
            side={side}
            avoidCollisions={!keepSide}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cx('vg-popover', className)}
            data-size={size}
            onInteractOutside={(event) => persistent && event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              focusFirstField(event.currentTarget as HTMLElement)
            }}
            onCloseAutoFocus={(event) => hasMovedOn() && event.preventDefault()}
            data-variant={dataVariant}
          >
            <div className={hideTitle ? 'vg-visually-hidden' : 'vg-popover__header'}>
              <div className="vg-_popover__heading">
                <h2 id={titleId} className="vg-popover__title">
                  {title}
                </h2>
                {subtitle !== undefined && <p className="vg-popover__subtitle">{subtitle}</p>}
              </div>
              {!hideTitle && action}
              {!hideTitle && (
                <RadixPopover.Close asChild>
                  <IconButton label={closeLabel} icon={<X />} size="sm" />
                </RadixPopover.Close>
              )}
            </div>
            <div className="vg-popover__body" data-part="main">
              {children}
            </div>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      )}
    </RadixPopover.Root>
  )
}

/** Whether the person went on to something else while the panel was leaving, and must not be called back. */
function hasMovedOn(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}
