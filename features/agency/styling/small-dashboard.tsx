import { useNow } from '#features/shared/clock/clock-context.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { type AgencyBrand, brandScope } from '../branded/brand.ts'
import { ClientDashboard } from '../branded/client-dashboard.tsx'
import { useOwnCss } from '../branded/use-own-css.ts'
import { useCleanedCss } from '../preview/use-cleaned-css.ts'
import './small-dashboard.css'

/** The agency's own dashboard with a style sheet, small and only to look at. */
export function SmallDashboard({ brand, css }: { brand: AgencyBrand; css: string }) {
  const now = useNow()
  const { themeType: mode } = agencyTheme(brand)
  const stage = useOwnCss(useCleanedCss(css).css)
  return (
    <div className="vg-_small-dashboard" {...stage} inert aria-hidden="true">
      <ThemeScope {...brandScope(brand, mode)} className="vg-_small-dashboard__page">
        <ClientDashboard brand={brand} mode={mode} year={new Date(now()).getUTCFullYear()} />
      </ThemeScope>
    </div>
  )
}
