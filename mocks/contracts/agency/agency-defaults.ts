import type { Agency, AgencyDomains, AgencyFields } from './agency.schema.ts'
import { noEmailDomain } from './email/email-domain.schema.ts'

/** What every new agency starts with (spec 2 §3, §9). */
export const agencyDefaults: AgencyFields = {
  name: '',
  squarePhotoURL: '',
  darkModeSquarePhotourl: '',
  faviconURL: '',
  brandingText: '',
  customThemeJSONString: '',
  themeVariant: 'default',
  themeColorUsage: 'plain',
  googleFont: 'Rubik',
  customCSS: '',
  mainWebsite: '',
  supportEmail: '',
  tosPage: '',
  privacyPolicypPage: '',
  poweredBy: '',
  address: '',
  customTabs: [],
  settings: { disablePasswordLogin: false },
}

/** The domains of an agency that has none. */
export const noDomains: AgencyDomains = {
  VGsubDomain: '',
  isVerifiedSubDomain: false,
  customDomain: '',
  isVerifiedCustomDomain: false,
  customDomainConfig: null,
}

/** The agency of a workspace that saved none yet. */
export function unsavedAgency(workspaceId: string): Agency {
  return {
    ...agencyDefaults,
    ...noEmailDomain,
    ...noDomains,
    fontFaces: [],
    ID: workspaceId,
    userId: workspaceId,
    createdAt: null,
    lastModified: null,
    rev: 0,
  }
}
