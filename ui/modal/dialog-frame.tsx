import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps, FormEvent, ReactElement, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { type CloseGuardWords, useCloseGuard } from '#ui/confirm-dialog/use-close-guard.tsx'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useReturnFocus } from '#ui/hooks/use-return-focus.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import { focusFirstField } from './focus-first-field.ts'

/** What a drawer and a modal have in common. */
export interface DialogFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'> {
  /** Whether it is open; leave out to let it keep its own state. */
  open?: boolean
  /** Open at first, when it keeps its own state. @default false */
  defaultOpen?: boolean
  /** Called when it opened or wants to close; with `guard`, only after the person agreed. */
  onOpenChange?: (open: boolean) => void
  /** Called once it has left the screen, its exit motion included. */
  onExited?: () => void
  /** The button that opens it. */
  trigger?: ReactElement
  /** What this is for; also its accessible name. */
  title: ReactNode
  /** One line under the title; also its accessible description. */
  subtitle?: ReactNode
  /** Actions, at the end of the sticky last row. */
  footer?: ReactNode
  /** A short note at the start of the footer. */
  footerNote?: ReactNode
  /** Unsaved changes: closing asks first. `true` uses the default words. @default false */
  guard?: boolean | Partial<CloseGuardWords>
  /** Makes body and footer one form, so that a submit button in the footer works. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string
  /** @default the scope's */
  variant?: ThemeVariant
}

interface Block {
  /** Class name of the block, such as `vg-drawer`; parts nobody restyles are `vg-_drawer__main`. */
  block: string
}

/** Overlay, panel, header, body and footer of a dialog, with focus, closing and the unsaved guard. */
export function DialogFrame({
  block,
  open,
  defaultOpen = false,
  onOpenChange,
  onExited,
  trigger,
  title,
  subtitle,
  footer,
  footerNote,
  guard,
  onSubmit,
  closeLabel = 'Close',
  variant,
  className,
  children,
  ...rest
}: DialogFrameProps & Block) {
  const inner = block.replace('vg-', 'vg-_')
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange)
  const focus = useReturnFocus()
  const closing = useCloseGuard(guard, () => setOpen(false))
  const main = {
    className: `${inner}__main`,
    'data-part': 'main',
    children: (
      <>
        <div className={`${block}__body`}>{children}</div>
        {(footer || footerNote) && (
          <footer className={`${block}__footer`}>
            {footerNote && <div className={`${block}__note`}>{footerNote}</div>}
            <div className={`${inner}__actions`}>{footer}</div>
          </footer>
        )}
      </>
    ),
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : closing.request())}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      {container && (
        <Dialog.Portal container={container}>
          <Dialog.Overlay className={`${block}__overlay`} />
          <Dialog.Content
            // Without a subtitle there is no description, and Radix wants that said.
            {...(subtitle === undefined && { 'aria-describedby': undefined })}
            {...rest}
            className={cx(block, className)}
            data-variant={dataVariant}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              focus.remember()
              focusFirstField(event.currentTarget as HTMLElement)
            }}
            onCloseAutoFocus={(event) => {
              focus.giveBack(event)
              onExited?.()
            }}
            onInteractOutside={keepOpenForNotices}
          >
            <header className={`${block}__header`}>
              <div className={`${inner}__heading`}>
                <Dialog.Title className={`${block}__title`}>{title}</Dialog.Title>
                {subtitle !== undefined && (
                  <Dialog.Description className={`${block}__subtitle`}>{subtitle}</Dialog.Description>
                )}
              </div>
              <Dialog.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X />}
                  tone="ghost"
                  size="sm"
                  className={`${block}__close`}
                />
              </Dialog.Close>
            </header>
            {onSubmit ? (
              <form {...main} noValidate onSubmit={(event) => submitAlone(event, onSubmit)} />
            ) : (
              <div {...main} />
            )}
          </Dialog.Content>
        </Dialog.Portal>
      )}
      {closing.dialog}
    </Dialog.Root>
  )
}

type Submit = NonNullable<DialogFrameProps['onSubmit']>

/** React carries a submit through portals: a form around the dialog must not be sent too. */
function submitAlone(event: FormEvent<HTMLFormElement>, onSubmit: Submit): void {
  event.stopPropagation()
  onSubmit(event)
}

/** A notice lies above the dialog; pressing it is not a wish to leave. */
function keepOpenForNotices(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.vg-toasts')) event.preventDefault()
}
