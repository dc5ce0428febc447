import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Words of the question asked before unsaved changes are dropped. */
export interface CloseGuardWords {
  /** @default 'Discard unsaved changes?' */
  title: string
  /** @default 'What you changed here has not been saved.' */
  message: string
  /** @default 'Discard changes' */
  confirm: string
  /** @default 'Keep editing' */
  cancel: string
}

const defaultWords: CloseGuardWords = {
  title: 'Discard unsaved changes?',
  message: 'What you changed here has not been saved.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
}

/** Closes at once, or, while `guard` is set, after a question. Render `dialog` beside what it guards. */
export function useCloseGuard(
  guard: boolean | Partial<CloseGuardWords> | undefined,
  close: () => void,
): { request: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false)
  const words = { ...defaultWords, ...(typeof guard === 'object' && guard) }
  return {
    request: () => (guard ? setAsking(true) : close()),
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        message={words.message}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        tone="danger"
        onConfirm={close}
      />
    ),
  }
}
