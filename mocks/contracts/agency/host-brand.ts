import { neutralTheme } from '../theme/neutral-theme.ts'
import type { Theme, ThemeColorUsage, ThemeType, ThemeVariant } from '../theme/theme.types.ts'
import { parseThemeJson } from '../theme/theme-json.ts'
import type { AgencyFields } from './agency.schema.ts'

/** What an agency's own pages say of it: its name, its logos, its words and what stands at their foot. */
export type AgencyIdentity = Pick<
  AgencyFields,
  | 'name'
  | 'squarePhotoURL'
  | 'darkModeSquarePhotourl'
  | 'brandingText'
  | 'mainWebsite'
  | 'supportEmail'
  | 'tosPage'
  | 'privacyPolicypPage'
  | 'poweredBy'
>

/** How an agency's own pages look: what their theme scope takes. */
export interface AgencyLook {
  theme: Theme
  /** An agency's pages have one mode: the one its colours were made for. */
  mode: ThemeType
  variant: ThemeVariant
  colorUsage: ThemeColorUsage
  /** A font family, spaces as plus signs, or `inherit`. */
  font: string
}

/** What anybody at an agency's host sees of it; it stands in every page there, so it holds nothing else. */
export interface HostBrand {
  identity: AgencyIdentity
  look: AgencyLook
}

/** The theme of an agency's pages. One that chose no colours, or whose cannot be read, wears nobody's, never ours. */
export function agencyTheme({ customThemeJSONString }: Pick<AgencyFields, 'customThemeJSONString'>): Theme {
  const parsed = customThemeJSONString ? parseThemeJson(customThemeJSONString) : null
  return parsed?.ok ? parsed.theme : neutralTheme
}

/** What visitors see of light and dark, whatever their device prefers. */
export const visitorsMode = (mode: ThemeType) => `Visitors always see ${mode} mode, as chosen under Theme.`

/** What of an agency its hosts show. */
export function hostBrandOf(agency: AgencyFields): HostBrand {
  const theme = agencyTheme(agency)
  return {
    identity: {
      name: agency.name,
      squarePhotoURL: agency.squarePhotoURL,
      darkModeSquarePhotourl: agency.darkModeSquarePhotourl,
      brandingText: agency.brandingText,
      mainWebsite: agency.mainWebsite,
      supportEmail: agency.supportEmail,
      tosPage: agency.tosPage,
      privacyPolicypPage: agency.privacyPolicypPage,
      poweredBy: agency.poweredBy,
    },
    look: {
      theme,
      mode: theme.themeType,
      variant: agency.themeVariant,
      colorUsage: agency.themeColorUsage,
      font: agency.googleFont,
    },
  }
}
