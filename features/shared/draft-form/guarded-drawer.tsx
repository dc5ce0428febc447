import { useCallback, useState } from 'react'
import { Drawer, type DrawerProps } from '#ui/drawer/drawer.tsx'
import { LeaveQuestion } from '../leaving/leave-question.tsx'
import { GuardContext } from './guard-context.ts'

/** A drawer that asks before anything typed in a form inside it is lost: by Escape, its button, Back, or closing the tab. */
export function GuardedDrawer({ guard = false, children, ...drawer }: DrawerProps) {
  const [parts, setParts] = useState<readonly string[]>([])
  const report = useCallback((part: string, isDirty: boolean) => {
    setParts((known) => (isDirty ? [...known, part] : known.filter((other) => other !== part)))
  }, [])
  const isDirty = guard || parts.length > 0
  return (
    <Drawer {...drawer} guard={isDirty}>
      <GuardContext value={report}>
        {isDirty && drawer.open && (
          <LeaveQuestion
            when
            asks={({ historyAction }) => historyAction === 'POP'}
            title="Discard unsaved changes?"
            message="What you changed here has not been saved."
            confirmLabel="Discard changes"
          />
        )}
        {children}
      </GuardContext>
    </Drawer>
  )
}
