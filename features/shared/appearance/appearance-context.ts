import { createContext, useContext } from 'react'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** What someone chose: a mode, or whatever the device is set to. */
export type AppearancePreference = ThemeType | 'system'

/** The app's light or dark look. */
export interface Appearance {
  preference: AppearancePreference
  /** What is shown now. */
  mode: ThemeType
  /** Chooses, and remembers it. */
  choose: (preference: AppearancePreference) => void
}

export const AppearanceContext = createContext<Appearance>({
  preference: 'system',
  mode: 'light',
  choose: () => undefined,
})

/** The app's light or dark look, and how to change it. */
export function useAppearance(): Appearance {
  return useContext(AppearanceContext)
}
