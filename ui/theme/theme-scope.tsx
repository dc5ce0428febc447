import * as Direction from '@radix-ui/react-direction'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { applyTheme, removeTheme, type ThemeSettings } from './apply-theme.ts'
import { cx } from './cx.ts'
import { PortalContext, SettingsContext, useThemeScope, VariantContext } from './theme-context.ts'

/** What is not given is taken from the scope around it. */
export interface ThemeScopeProps extends Partial<ThemeSettings> {
  /** Puts the scope on the `html` element, for the one around a whole page. @default false */
  asRoot?: boolean
  /** Class of the scope's element; not used with `asRoot`. */
  className?: string
  children: ReactNode
}

/** Gives everything inside it a theme, mode, variant, colour usage, direction and font. Scopes may nest. */
export function ThemeScope({ asRoot = false, className, children, ...own }: ThemeScopeProps) {
  const box = useRef<HTMLDivElement>(null)
  const [portals, setPortals] = useState<HTMLElement | null>(null)
  const settings = useSettings(own)

  useLayoutEffect(() => {
    applyTheme(asRoot ? document.documentElement : box.current!, settings)
  }, [asRoot, settings])

  useLayoutEffect(() => {
    const element = asRoot ? document.documentElement : box.current!
    return () => removeTheme(element)
  }, [asRoot])

  const content = (
    <>
      {/* After the theme and the container are there, so that children measure and open in the right place. */}
      {portals && children}
      <div className="vg-portals" ref={setPortals} />
    </>
  )
  return (
    <SettingsContext value={settings}>
      <VariantContext value={settings.variant}>
        <PortalContext value={portals}>
          <Direction.Provider dir={settings.dir}>
            {asRoot ? (
              content
            ) : (
              <div className={cx('vg-scope', className)} ref={box}>
                {content}
              </div>
            )}
          </Direction.Provider>
        </PortalContext>
      </VariantContext>
    </SettingsContext>
  )
}

/** One object per distinct settings, so that rendering the parent again changes nothing. */
function useSettings(own: Partial<ThemeSettings>): ThemeSettings {
  const around = useThemeScope()
  const theme = own.theme ?? around.theme
  const mode = own.mode ?? around.mode
  const variant = own.variant ?? around.variant
  const colorUsage = own.colorUsage ?? around.colorUsage
  const dir = own.dir ?? around.dir
  const font = own.font ?? around.font
  return useMemo(
    () => ({ theme, mode, variant, colorUsage, dir, font }),
    [theme, mode, variant, colorUsage, dir, font],
  )
}
