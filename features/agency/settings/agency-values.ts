import type { Messages } from '#features/shared/draft-form/draft-errors.ts'
import type { Agency, AgencyFields } from '#mocks/contracts/agency/agency.schema.ts'
import { agencyRules } from '#mocks/contracts/agency/agency-rules.ts'
import { checkTabs } from '#mocks/contracts/agency/tabs/check-tabs.ts'
import { plainLine } from '#mocks/contracts/shared/visible-text.ts'

/** What people enter about their agency: every field of it that can be changed. */
export type AgencyValues = AgencyFields

/** What the inputs are called. */
export const agencyLabels: Record<keyof AgencyValues, string> = {
  name: 'Agency name',
  brandingText: 'Branding text',
  squarePhotoURL: 'Square logo (light)',
  darkModeSquarePhotourl: 'Square logo (dark)',
  faviconURL: 'Favicon',
  googleFont: 'Font name',
  themeColorUsage: 'Colour usage',
  themeVariant: 'Theme variant',
  customThemeJSONString: 'Brand colours',
  customCSS: 'Client dashboard CSS',
  mainWebsite: 'Main website',
  supportEmail: 'Support email',
  tosPage: 'Terms of service link',
  privacyPolicypPage: 'Privacy policy link',
  poweredBy: 'Powered by',
  address: 'Business address',
  customTabs: 'Custom Tabs',
  settings: 'Enable Password Login',
}

/** The tabs of the agency settings that open, by their place among all of them (spec 2 §2.1). */
export const agencyTabs = [
  { index: '0', label: 'Overview' },
  { index: '1', label: 'Domains' },
  { index: '2', label: 'Email' },
  { index: '3', label: 'Theme' },
  { index: '4', label: 'Custom Tabs' },
  { index: '6', label: 'Footer' },
] as const

/** The place of a tab, as `activeTabIndex` says it. */
export type AgencyTab = (typeof agencyTabs)[number]['index']

const holders: Partial<Record<string, AgencyTab>> = {
  address: '2',
  googleFont: '3',
  themeColorUsage: '3',
  themeVariant: '3',
  customThemeJSONString: '3',
  customCSS: '3',
  customTabs: '4',
  mainWebsite: '6',
  supportEmail: '6',
  tosPage: '6',
  privacyPolicypPage: '6',
  poweredBy: '6',
}

/** The tab that holds an input. */
export function tabHolding(input: string): AgencyTab {
  return holders[input] ?? '0'
}

/** What the form shows of an agency. */
export function toAgencyValues(agency: Agency): AgencyValues {
  const fields = Object.keys(agencyLabels) as (keyof AgencyValues)[]
  return Object.fromEntries(fields.map((field) => [field, agency[field]])) as unknown as AgencyValues
}

const { name, brandingText, businessAddress, address, email, poweredBy } = agencyRules
const addresses = ['mainWebsite', 'tosPage', 'privacyPolicypPage'] as const

/** What is wrong, by input. Everything else is chosen from what there is, or looked at by the server. */
export function checkAgency(values: AgencyValues): Messages {
  const wrong: Record<string, string> = {}
  if (values.name.trim().length > name.longest) wrong.name = name.message
  if (values.brandingText.length > brandingText.longest) wrong.brandingText = brandingText.message
  if (plainLine(values.address).length > businessAddress.longest) wrong.address = businessAddress.message
  if (plainLine(values.poweredBy).length > poweredBy.longest) wrong.poweredBy = poweredBy.message
  for (const field of addresses) {
    const typed = values[field].trim()
    if (typed.length > address.longest || !address.isFine(typed)) wrong[field] = address.message
  }
  if (!email.isFine(values.supportEmail.trim().toLowerCase())) wrong.supportEmail = email.message
  return { ...wrong, ...checkTabs(values.customTabs, ownHosts()) }
}

/** The host of the page, which is the product's. */
function ownHosts(): string[] {
  return typeof window === 'undefined' ? [] : [window.location.hostname]
}
