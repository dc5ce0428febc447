import type { AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import type { ThemeScopeProps } from '#ui/theme/theme-scope.tsx'

/** What of an agency its clients see. */
export type AgencyBrand = Omit<AgencyFields, 'customCSS' | 'faviconURL'>

/** What a scope around an agency's pages takes. */
export function brandScope(brand: AgencyBrand, mode: ThemeType): Omit<ThemeScopeProps, 'children'> {
  return {
    theme: agencyTheme(brand),
    mode,
    variant: brand.themeVariant,
    colorUsage: brand.themeColorUsage,
    font: brand.googleFont,
  }
}

/** The logo for pages of a mode; '' where there is none. The one for light pages stands in for the other. */
export function brandLogo(
  brand: Pick<AgencyBrand, 'squarePhotoURL' | 'darkModeSquarePhotourl'>,
  mode: ThemeType,
): string {
  return (mode === 'dark' && brand.darkModeSquarePhotourl) || brand.squarePhotoURL
}
