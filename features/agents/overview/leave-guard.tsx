import { useCallback, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

/** Asks before unsaved changes are left behind. Panels and drawers, which only change the query, stay free. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
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
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog closes after a confirmation too, and Back takes a moment: it must not be blocked again.
        if (!open && !leaving.current) blocker.reset?.()
      }}
      title="Leave without saving?"
      message="There are unsaved changes. They are gone when you leave this page."
      confirmLabel="Leave page"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => {
        leaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}
