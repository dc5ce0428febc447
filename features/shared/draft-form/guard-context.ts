import { createContext, useContext, useEffect, useId } from 'react'

/** Tells the drawer around of a part with something unsaved, or that it has none any more. */
export const GuardContext = createContext<(part: string, isDirty: boolean) => void>(() => undefined)

/** Makes the guarded drawer around, if there is one, ask before it closes. */
export function useGuard(isDirty: boolean): void {
  const part = useId()
  const report = useContext(GuardContext)
  useEffect(() => {
    if (!isDirty) return
    report(part, true)
    return () => report(part, false)
  }, [isDirty, part, report])
}
