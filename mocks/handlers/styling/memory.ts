import type { SavedTheme } from '#mocks/contracts/styling/saved-theme.schema.ts'

/** The colours workspaces keep. */
export interface StylingMemory {
  /** Of every workspace, latest first. */
  savedThemes: SavedTheme[]
}

/** What they start with. */
export interface StylingSeed {
  /** @default none */
  savedThemes?: SavedTheme[]
}

/** A fresh memory of them. */
export function stylingMemory({ savedThemes = [] }: StylingSeed): StylingMemory {
  return { savedThemes: structuredClone(savedThemes) }
}
