import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactElement } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import './menu.css'

/** Everything else reaches the list. */
export interface MenuProps extends ComponentProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Which edge of the button it lines up with. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** Where it stands, if there is room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Open at first. @default false */
  defaultOpen?: boolean
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Things to do, behind a button. Arrow keys, typing the first letters, and Escape work. */
export function Menu({
  trigger,
  align = 'start',
  side = 'bottom',
  defaultOpen,
  variant,
  className,
  ...rest
}: MenuProps) {
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  return (
    // Not modal: the page stays readable and scrollable behind it, and pressing beside it just closes it.
    <DropdownMenu.Root defaultOpen={defaultOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {container && (
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            {...rest}
            align={align}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx('vg-menu', className)}
            data-variant={dataVariant}
          />
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  )
}

/** A hairline between parts of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="vg-menu__separator" />
}
