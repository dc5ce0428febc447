import { LeaveQuestion } from '#features/shared/leaving/leave-question.tsx'

/** Asks before Back or closing the tab drops what was typed in a drawer; the drawer asks for itself otherwise. */
export function BackGuard({ when }: { when: boolean }) {
  return (
    <LeaveQuestion
      when={when}
      asks={({ historyAction }) => historyAction === 'POP'}
      title="Discard unsaved changes?"
      message="What you changed here has not been saved."
      confirmLabel="Discard changes"
    />
  )
}
