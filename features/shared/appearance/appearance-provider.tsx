import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { readBoot } from '../boot.ts'
import { readLocal, writeLocal } from '../local-values.ts'
import { AppearanceContext, type AppearancePreference } from './appearance-context.ts'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function remembered(): AppearancePreference {
  const kept = readLocal('vg_theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Themes the page as its visitor chose, or as their device is set, and follows the device while it decides. An agency's host looks as the agency does. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [preference, setPreference] = useState(remembered)
  const [{ look }] = useState(() => readBoot().brand)
  const [deviceIsDark, setDeviceIsDark] = useState(() => dark().matches)

  useEffect(() => {
    const query = dark()
    const follow = () => setDeviceIsDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  const deviceMode = deviceIsDark ? 'dark' : 'light'
  const mode = preference === 'system' ? deviceMode : preference
  const appearance = useMemo(
    () => ({
      preference,
      mode,
      choose(next: AppearancePreference) {
        setPreference(next)
        writeLocal('vg_theme', next)
      },
    }),
    [preference, mode],
  )
  return (
    <AppearanceContext value={appearance}>
      <ThemeScope asRoot mode={mode} {...look}>
        {children}
      </ThemeScope>
    </AppearanceContext>
  )
}
