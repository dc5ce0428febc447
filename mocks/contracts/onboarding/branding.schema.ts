import * as z from 'zod/mini'
import { widgetWordsSchema } from '../embed/widget-words.schema.ts'

/** A colour as `#rrggbb`. */
export const hexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** What a website told us about its brand (spec 1 §3). */
export const brandingInfoSchema = z.object({
  /** Where the reading ended up after redirects. */
  website: z.string(),
  name: z.string(),
  description: z.string(),
  /** Language the site is written in, as a BCP 47 tag; `en` where its texts do not tell. */
  lang: z.string(),
  /** What the widget says in that language. */
  words: widgetWordsSchema,
  /** Up to 11 colours as `#rrggbb`, most used first, greys last. */
  colors: z.array(hexColorSchema).check(z.maxLength(11)),
  /** The logo or favicon as a small PNG data URL; null when the site has none we could read. */
  favicon: z.nullable(z.string()),
  /** Pages whose text the agent will know. */
  pages: z.array(z.object({ url: z.string(), title: z.string() })),
})
export type BrandingInfo = z.infer<typeof brandingInfoSchema>

/** Longest logo that may be given, as a data URL: 0.5 MB of picture. */
export const longestLogo = 700_000

/** What the owner confirmed about the brand (spec 1 §3). */
export const brandingChoicesSchema = z.object({
  primaryColor: hexColorSchema,
  themeMode: z.enum(['light', 'dark']),
  /** Whether the found logo becomes the agent's picture. */
  faviconApproved: z.boolean(),
  /** A picture the owner gave instead, as a data URL of at most 0.5 MB; null for none. */
  customLogo: z.nullable(z.string().check(z.maxLength(longestLogo))),
})
export type BrandingChoices = z.infer<typeof brandingChoicesSchema>
