import * as Dialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useReturnFocus } from '#ui/hooks/use-return-focus.ts'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { CommandList, type CommandListProps } from './command-list.tsx'
import './command-palette.css'

/** Everything else reaches the dialog element. */
export interface CommandPaletteProps
  extends CommandListProps,
    Omit<ComponentProps<'div'>, keyof CommandListProps | 'children'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Finds a place or an action by typing. The focus stays in the input; arrows move through the list. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder = label,
  items,
  onQueryChange,
  onSelect,
  loading = false,
  emptyText = 'No results found',
  variant,
  className,
  ...rest
}: CommandPaletteProps) {
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {container && (
        <Dialog.Portal container={container}>
          <Dialog.Overlay className="vg-command-palette__overlay" />
          <Dialog.Content
            aria-describedby={undefined}
            {...rest}
            className={cx('vg-command-palette', className)}
            data-variant={dataVariant}
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.giveBack}
          >
            <VisuallyHidden>
              <Dialog.Title>{label}</Dialog.Title>
            </VisuallyHidden>
            <CommandList
              {...{ label, placeholder, items, onQueryChange, loading, emptyText }}
              onSelect={(item) => {
                onOpenChange(false)
                onSelect(item)
              }}
            />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  )
}
