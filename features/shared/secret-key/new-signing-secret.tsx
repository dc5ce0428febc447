import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { ShownOnce } from './shown-once.tsx'

/** A signing secret that was just made. */
export function SigningSecretOnce({ secret }: { secret: string }) {
  return (
    <ShownOnce label="Signing secret" value={secret}>
      The secret is shown only once. The previous one no longer signs.
    </ShownOnce>
  )
}

interface NewSigningSecretDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Makes it; the dialog stays until that has ended. */
  onConfirm: () => Promise<unknown>
}

/** Asks before deliveries of a webhook are signed with another secret. */
export function NewSigningSecretDialog(props: NewSigningSecretDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Make a new signing secret?"
      message="Deliveries are signed with the new secret from now on. Your server must know it to trust them."
      confirmLabel="Make a new secret"
    />
  )
}
