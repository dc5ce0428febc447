import { useId, useRef } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { type AgencyBrand, brandScope, brandTheme } from '../branded/brand.ts'
import { ClientDashboard } from '../branded/client-dashboard.tsx'
import { useCleanedCss } from '../preview/use-cleaned-css.ts'
import { useScopedCss } from '../preview/use-scoped-css.ts'
import './small-dashboard.css'

/** The agency's own dashboard with a style sheet, small and only to look at. */
export function SmallDashboard({ brand, css }: { brand: AgencyBrand; css: string }) {
  const stage = useRef<HTMLDivElement>(null)
  const name = useId()
  const now = useNow()
  const { themeType: mode } = brandTheme(brand)
  useScopedCss(stage, name, useCleanedCss(css).css)
  return (
    <div className="vg-_small-dashboard" data-stage={name} ref={stage} inert aria-hidden="true">
      <ThemeScope {...brandScope(brand, mode)} className="vg-_small-dashboard__page">
        <ClientDashboard brand={brand} mode={mode} year={new Date(now()).getUTCFullYear()} />
      </ThemeScope>
    </div>
  )
}
