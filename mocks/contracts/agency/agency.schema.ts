import * as z from 'zod/mini'
import { hostRecordSchema } from '../domains/domain.schema.ts'
import { givenPictureSchema } from '../files/given-picture.schema.ts'
import { emailSchema } from '../session/account.schema.ts'
import { oneLine, plainLine, trimUnseen } from '../shared/visible-text.ts'
import { cssLimit } from '../styling/css-rules.ts'
import { themeColorUsageSchema, themeJsonSchema, themeVariantSchema } from '../theme/theme.schema.ts'
import { agencyRules } from './agency-rules.ts'
import { emailDomainFieldsSchema } from './email/email-domain.schema.ts'
import { fontValue, isFontName, unknownFont } from './fonts.ts'
import { customTabsSchema } from './tabs/custom-tab.schema.ts'

const { name, brandingText, businessAddress, address, email, poweredBy } = agencyRules

/** The address of a page of the agency's: http or https, or nothing (threats 35). */
const pageAddressSchema = z
  .string()
  .check(
    z.overwrite(trimUnseen),
    z.maxLength(address.longest, address.message),
    z.refine(address.isFine, { error: address.message }),
  )

/** What owners decide about their agency (spec 2 §3). */
export const agencyFieldsSchema = z.object({
  /** What clients call it; empty for none yet. */
  name: z.string().check(z.overwrite(oneLine), z.maxLength(name.longest, name.message)),
  /** Square logo for light pages, PNG, 256x256. */
  squarePhotoURL: givenPictureSchema,
  /** Square logo for dark pages; the spelling is the specification's. Empty: the one for light pages. */
  darkModeSquarePhotourl: givenPictureSchema,
  /** Picture of the browser's tab, 32x32. */
  faviconURL: givenPictureSchema,
  /** What the login page says beside the name; markdown. */
  brandingText: z.string().check(z.maxLength(brandingText.longest, brandingText.message)),
  /** JSON with a primary colour, its palette and `themeType`; empty for the colours of a new agency. */
  customThemeJSONString: themeJsonSchema,
  /** How controls, fields and surfaces are drawn. */
  themeVariant: themeVariantSchema,
  /** How far the accent reaches. */
  themeColorUsage: themeColorUsageSchema,
  /**
   * A font family, spaces as plus signs, or `inherit`. One that neither comes with the product nor is on most devices
   * is asked for at the font service when it is saved.
   */
  googleFont: z
    .string()
    .check(
      z.maxLength(64, unknownFont),
      z.overwrite(fontValue),
      z.refine(isFontName, { error: unknownFont }),
    ),
  /** CSS of the client dashboard. What is kept is what cleaning leaves of it (threats 33). */
  customCSS: z.string().check(z.maxLength(cssLimit)),
  /** Footer: the agency's own site. */
  mainWebsite: pageAddressSchema,
  /** Footer: where clients write to; empty for nowhere. */
  supportEmail: z.union([z.literal(''), emailSchema.check(z.refine(email.isFine, email.message))], {
    error: email.message,
  }),
  /** Footer: terms of service. */
  tosPage: pageAddressSchema,
  /** Footer: privacy policy; the spelling is the specification's. */
  privacyPolicypPage: pageAddressSchema,
  /** Footer: who stands behind it, 'Powered by' whom; empty for no such line (spec 2 §2.4). */
  poweredBy: z
    .string()
    .check(z.overwrite(plainLine), z.overwrite(oneLine), z.maxLength(poweredBy.longest, poweredBy.message)),
  /** Where its business is; stands at the foot of mails to its visitors. */
  address: z
    .string()
    .check(
      z.overwrite(plainLine),
      z.overwrite(oneLine),
      z.maxLength(businessAddress.longest, businessAddress.message),
    ),
  /** Tabs it adds to its clients' dashboard, in their order. */
  customTabs: customTabsSchema,
  /** How its clients come in. */
  settings: z.object({
    /** The login page has no password field. */
    disablePasswordLogin: z.boolean(),
  }),
})
export type AgencyFields = z.infer<typeof agencyFieldsSchema>

/** A file of an agency's font, kept with the agency's own files. */
export const fontFaceSchema = z.object({
  /** Address on this host: no page asks another one for it. */
  src: z.string().check(z.regex(/^\/files\/[\w/-]+\.woff2$/)),
  /** A weight, or the first and last of a variable font: '400', '100 900'. */
  weight: z.string().check(z.regex(/^\d{1,4}(?: \d{1,4})?$/)),
  style: z.enum(['normal', 'italic']),
  /** The characters it draws, as CSS has it; empty for all. */
  unicodeRange: z.string().check(z.maxLength(4000)),
})
export type FontFaceFile = z.infer<typeof fontFaceSchema>

/** The domains of an agency: only taking and checking them writes these (spec 2 §3). */
export const agencyDomainsSchema = z.object({
  /** Its host on our root domain; empty for none. */
  VGsubDomain: z.string(),
  isVerifiedSubDomain: z.boolean(),
  /** Its own domain, in punycode; empty for none. */
  customDomain: z.string(),
  isVerifiedCustomDomain: z.boolean(),
  /** The first record its own domain needs; null for none. */
  customDomainConfig: z.nullable(hostRecordSchema),
})
export type AgencyDomains = z.infer<typeof agencyDomainsSchema>

/** An agency as members of its workspace see it (spec 2 §3). Its secret is no part of it. */
export const agencySchema = z.extend(agencyFieldsSchema, {
  ...agencyDomainsSchema.shape,
  ...emailDomainFieldsSchema.shape,
  /** Files of `googleFont`; none for the fonts that need none. */
  fontFaces: z.array(fontFaceSchema),
  /** The workspace's own uid: a workspace is one agency. */
  ID: z.string(),
  /** The workspace it belongs to. */
  userId: z.string(),
  /** Unix seconds; null as long as nothing was saved. */
  createdAt: z.nullable(z.int()),
  /** Unix seconds; null as long as nothing was saved. */
  lastModified: z.nullable(z.int()),
  /** 0 as long as nothing was saved. */
  rev: z.int(),
})
export type Agency = z.infer<typeof agencySchema>
