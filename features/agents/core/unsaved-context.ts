import { createContext, useContext, useEffect, useRef } from 'react'

/** Changes of the open agent that are typed and not saved. */
export interface UnsavedChanges {
  /** Whether they are being saved right now. */
  saving: boolean
  /** Saves them and answers whether they are saved; their screen shows what stands in the way. */
  save: () => Promise<boolean>
}

/** What the screen of an agent and the bar above it know of each other. */
interface UnsavedState {
  /** Absent when everything is saved. */
  changes?: UnsavedChanges
  report: (changes: UnsavedChanges | undefined) => void
}

export const UnsavedContext = createContext<UnsavedState>({ report: () => undefined })

/** What is typed on the agent's screen and not saved; undefined when nothing is. */
export function useUnsaved(): UnsavedChanges | undefined {
  return useContext(UnsavedContext).changes
}

/** Tells the agent's bar of unsaved changes while there are any (spec 2 §4, agent publish). */
export function useReportUnsaved(isDirty: boolean, { saving, save }: UnsavedChanges): void {
  const { report } = useContext(UnsavedContext)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isDirty) return
    report({ saving, save: () => latest.current() })
    return () => report(undefined)
  }, [isDirty, saving, report])
}
