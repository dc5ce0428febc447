import { createContext, useContext } from 'react'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import type { ThemeSettings } from './apply-theme.ts'

/** What holds outside any scope, and what a scope takes where nothing is said. */
export const defaultSettings: ThemeSettings = {
  theme: defaultTheme,
  mode: 'light',
  variant: 'default',
  colorUsage: 'plain',
  dir: 'ltr',
  font: 'Rubik',
}

// Three contexts, so that a new palette re-renders nobody who reads only the variant or the container.
export const SettingsContext = createContext(defaultSettings)
export const VariantContext = createContext<ThemeVariant>(defaultSettings.variant)
export const PortalContext = createContext<HTMLElement | null>(null)

/** Settings of the scope around the caller. Re-renders on each theme change: for editors and previews. */
export function useThemeScope(): ThemeSettings {
  return useContext(SettingsContext)
}

/** The variant a primitive writes as `data-variant`: its own, else its scope's. */
export function useThemeVariant(own?: ThemeVariant): ThemeVariant {
  const scope = useContext(VariantContext)
  return own ?? scope
}

/** Where overlays of this scope are rendered, so that they keep its colours; null outside any scope. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContext)
}
