import { useSyncExternalStore } from 'react'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'

let pasted: Theme | null = null
const listeners = new Set<() => void>()

/**
 * Puts every story, on this page and on the next ones, into a theme instead of the toolbar's; null takes it off.
 * No Storybook global: changing one draws a whole documentation page anew, with the editor on it.
 */
export function wearPastedTheme(theme: Theme | null): void {
  pasted = theme
  for (const listener of listeners) listener()
}

/** The theme that was pasted, if any. */
export function usePastedTheme(): Theme | null {
  return useSyncExternalStore(subscribe, () => pasted)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
