import { useCallback, useRef } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Whether something would be lost; then the browser, too, asks before the tab is closed. */
  when: boolean
  /** Which ways out are asked about. */
  asks: BlockerFunction
  title: string
  message: string
  confirmLabel: string
}

/** Asks before typed text is left behind. */
export function LeaveQuestion({ when, asks, ...words }: LeaveQuestionProps) {
  const blocker = useBlocker((change) => when && asks(change))
  const leaving = useRef(false)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (when) event.preventDefault()
      },
      [when],
    ),
  )
  return (
    <ConfirmDialog
      {...words}
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog closes after a confirmation too, and Back takes a moment: it must not be blocked again.
        if (!open && !leaving.current) blocker.reset?.()
      }}
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => {
        leaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}
