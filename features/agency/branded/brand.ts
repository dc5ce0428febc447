import type { AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import type { ThemeScopeProps } from '#ui/theme/theme-scope.tsx'

/** What of an agency its clients see. */
export type AgencyBrand = Omit<AgencyFields, 'customCSS' | 'faviconURL'>

/** The theme of an agency's pages; what cannot be read gives the one every agency starts with. */
export function brandTheme({ customThemeJSONString }: Pick<AgencyBrand, 'customThemeJSONString'>) {
  const parsed = customThemeJSONString ? parseThemeJson(customThemeJSONString) : null
  return parsed?.ok ? parsed.theme : defaultTheme
}

/** What a scope around an agency's pages takes. */
export function brandScope(brand: AgencyBrand, mode: ThemeType): Omit<ThemeScopeProps, 'children'> {
  return {
    theme: brandTheme(brand),
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
