import * as AlertDialog from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useReturnFocus } from '#ui/hooks/use-return-focus.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { cx } from '#ui/theme/cx.ts'
import { usePortalContainer, useThemeVariant } from '#ui/theme/theme-context.ts'
import { useConfirmation } from './use-confirmation.ts'
import './confirm-dialog.css'

/** Everything else reaches the dialog element. */
export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is open; leave out to let it keep its own state. */
  open?: boolean
  /** Open at first, when it keeps its own state. @default false */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** The button that opens it. */
  trigger?: ReactElement
  /** The question, naming what will happen: 'Delete workspace?'. */
  title: ReactNode
  /** What follows from it, and whether it can be undone. */
  message: ReactNode
  /** The verb again: 'Delete workspace', never 'OK'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** `danger` for what destroys something. @default 'primary' */
  tone?: 'primary' | 'danger'
  /** Text the person must type before the confirm button works, for what cannot be undone. */
  requireText?: string
  /** Label of the field for it. @default 'Type {text} to confirm' */
  requireLabel?: (text: string) => ReactNode
  /** Does it. A promise keeps the dialog open while it runs; a rejected one shows its message and stays. */
  onConfirm: () => unknown
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Asks before something happens that matters. Focus starts on the safe answer, or on the text to type. */
export function ConfirmDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  message,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  requireText,
  requireLabel = (text) => `Type ${text} to confirm`,
  onConfirm,
  variant,
  className,
  children,
  ...rest
}: ConfirmDialogProps) {
  const container = usePortalContainer()
  const dataVariant = useThemeVariant(variant)
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange)
  const focus = useReturnFocus()
  const confirmation = useConfirmation({ requireText, onConfirm, close: () => setOpen(false) })

  const changeOpen = (next: boolean) => {
    if (confirmation.pending) return
    confirmation.reset()
    setOpen(next)
  }

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={changeOpen}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      {container && (
        <AlertDialog.Portal container={container}>
          <AlertDialog.Overlay className="vg-confirm-dialog__overlay" />
          <AlertDialog.Content
            {...rest}
            className={cx('vg-confirm-dialog', className)}
            data-variant={dataVariant}
            onOpenAutoFocus={(event) => {
              focus.remember()
              if (requireText === undefined) return
              event.preventDefault()
              ;(event.currentTarget as HTMLElement).querySelector('input')?.focus()
            }}
            onCloseAutoFocus={focus.giveBack}
          >
            <form className="vg-_confirm-dialog__form" noValidate onSubmit={confirmation.submit}>
              <AlertDialog.Title className="vg-confirm-dialog__title">{title}</AlertDialog.Title>
              <AlertDialog.Description asChild>
                <div className="vg-confirm-dialog__message">{message}</div>
              </AlertDialog.Description>
              {children}
              {requireText !== undefined && (
                <Field label={requireLabel(requireText)}>
                  <TextField
                    value={confirmation.typed}
                    onChange={(event) => confirmation.type(event.target.value)}
                    autoComplete="off"
                    spellCheck={false}
                  />
                </Field>
              )}
              <p className="vg-_confirm-dialog__failure" role="alert">
                {confirmation.failure}
              </p>
              <div className="vg-_confirm-dialog__actions">
                <AlertDialog.Cancel asChild>
                  <Button tone="neutral">{cancelLabel}</Button>
                </AlertDialog.Cancel>
                <Button
                  type="submit"
                  tone={tone}
                  loading={confirmation.pending}
                  disabled={!confirmation.allowed}
                >
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      )}
    </AlertDialog.Root>
  )
}
