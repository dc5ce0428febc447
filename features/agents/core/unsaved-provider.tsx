import { type ReactNode, useMemo, useState } from 'react'
import { type UnsavedChanges, UnsavedContext } from './unsaved-context.ts'

/** Lets the agent's bar save and publish what is typed on the screen below it. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [changes, report] = useState<UnsavedChanges>()
  const state = useMemo(() => ({ changes, report }), [changes])
  return <UnsavedContext value={state}>{children}</UnsavedContext>
}
