import { LeaveQuestion } from '../leaving/leave-question.tsx'

/** Asks before unsaved changes are left behind. Panels and drawers, which only change the query, stay free. */
export function LeaveGuard({ when }: { when: boolean }) {
  return (
    <LeaveQuestion
      when={when}
      asks={({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname}
      title="Leave without saving?"
      message="There are unsaved changes. They are gone when you leave this page."
      confirmLabel="Leave page"
    />
  )
}
