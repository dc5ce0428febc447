import { type ComponentType, useCallback, useState } from 'react'
import type { DialogFrameProps } from '#ui/modal/dialog-frame.tsx'
import { LeaveQuestion } from '../leaving/leave-question.tsx'
import { GuardContext } from './guard-context.ts'

/** The same dialog, asking before anything typed in a form inside it is lost: by Escape, its button, Back, or closing the tab. */
export function guarded<Props extends DialogFrameProps>(Dialog: ComponentType<Props>) {
  return function Guarded({ guard = false, children, ...dialog }: Props) {
    const [parts, setParts] = useState<readonly string[]>([])
    const report = useCallback((part: string, isDirty: boolean) => {
      setParts((known) => (isDirty ? [...known, part] : known.filter((other) => other !== part)))
    }, [])
    const isDirty = guard !== false || parts.length > 0
    return (
      <Dialog {...(dialog as Props)} guard={isDirty}>
        <GuardContext value={report}>
          {isDirty && dialog.open && (
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
      </Dialog>
    )
  }
}
