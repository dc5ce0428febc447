import * as z from 'zod/mini'
import { parseThemeJson, themeRules } from './theme-json.ts'

const { primary, shades, themeType } = themeRules

/** One shade: hue 0–360, saturation and lightness 0–100; fractions keep a shade that was typed as it is. */
const hslTripleSchema = z.tuple([
  z.number().check(z.gte(0), z.lte(shades.highest[0])),
  z.number().check(z.gte(0), z.lte(shades.highest[1])),
  z.number().check(z.gte(0), z.lte(shades.highest[2])),
])

/** The stored theme object (spec 2 §3 customThemeJSONString); 9 to 11 shades are accepted and resampled to ten. */
export const themeSchema = z.object({
  /** Primary colour, six hex digits with or without '#'. */
  primary: z.string(primary.message).check(z.regex(primary.pattern, primary.message)),
  /** Hue-saturation-lightness triples, lightest first for `light`. */
  nineColorPallet: z
    .array(hslTripleSchema, shades.message)
    .check(z.minLength(shades.least, shades.countMessage), z.maxLength(shades.most, shades.countMessage)),
  /** The mode the palette was made for. */
  themeType: z.enum(themeType.values, themeType.message),
})

/** Agency field `themeVariant` (spec 2 §3). */
export const themeVariantSchema = z.enum(['default', 'bordered', 'faded', 'flat'])

/** Agency field `themeColorUsage` (spec 2 §3). */
export const themeColorUsageSchema = z.enum(['plain', 'colorful', 'gradient'])

/** Agency field `googleFont`: a Google Fonts family, or 'inherit' (spec 2 §3). @default 'Rubik' */
export const googleFontSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9 +]{1,64}$/, 'Font name may have letters, digits and spaces.'))

/** `customThemeJSONString` as a field: empty for none, else a theme; refused in the words of `parseThemeJson`. */
export const themeJsonSchema = z.string().check(
  z.refine((text) => text === '' || parseThemeJson(text).ok, {
    error: ({ input }) => {
      const parsed = parseThemeJson(String(input))
      return parsed.ok ? undefined : parsed.message
    },
  }),
)
