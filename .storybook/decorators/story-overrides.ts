import { useSyncExternalStore } from 'react'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** Something that every story has instead of what the toolbar says; null leaves it to the toolbar. */
function createOverride<T>() {
  let current: T | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (next: T | null) => {
      current = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => current),
  }
}

/**
 * A theme that was pasted: on this page and on the next ones. No Storybook global: changing one draws a whole
 * documentation page anew, with the editor on it.
 */
export const { set: setPastedTheme, use: usePastedTheme } = createOverride<Theme>()

/** The mode a story is in for as long as a test looks at it there. */
export const { set: overrideMode, use: useModeOverride } = createOverride<ThemeType>()
