import * as z from 'zod/mini'
import { parseHex } from './color.ts'
import { resamplePalette } from './palette.ts'
import type { Theme } from './theme.types.ts'

const hexMessage = 'Primary colour must have 6 hex digits.'

/** One shade: hue 0–360, saturation and lightness 0–100; fractions are rounded on reading. */
const hslTripleSchema = z.tuple([
  z.number().check(z.gte(0), z.lte(360)),
  z.number().check(z.gte(0), z.lte(100)),
  z.number().check(z.gte(0), z.lte(100)),
])

/** The stored theme object (spec 2 §3 customThemeJSONString); 9 to 11 shades are accepted and resampled to ten. */
export const themeSchema = z.object({
  /** Primary colour, six hex digits with or without '#'. */
  primary: z.string(hexMessage).check(z.regex(/^#?[0-9a-f]{6}$/i, hexMessage)),
  /** Hue-saturation-lightness triples, lightest first for `light`. */
  nineColorPallet: z
    .array(hslTripleSchema, 'Palette must be a list of hue, saturation and lightness.')
    .check(
      z.minLength(9, 'Palette must have 9 to 11 shades.'),
      z.maxLength(11, 'Palette must have 9 to 11 shades.'),
    ),
  /** The mode the palette was made for. */
  themeType: z.enum(['light', 'dark'], 'Theme type must be light or dark.'),
})

/** Agency field `themeVariant` (spec 2 §3). */
export const themeVariantSchema = z.enum(['default', 'bordered', 'faded', 'flat'])

/** Agency field `themeColorUsage` (spec 2 §3). */
export const themeColorUsageSchema = z.enum(['plain', 'colorful', 'gradient'])

/** Agency field `googleFont`: a Google Fonts family, or 'inherit' (spec 2 §3). @default 'Rubik' */
export const googleFontSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9 +]{1,64}$/, 'Font name may have letters, digits and spaces.'))

/** Largest `customThemeJSONString`, in characters. */
export const maxThemeJsonLength = 64 * 1024

/** What reading a stored theme gives. */
export type ParsedTheme = { ok: true; theme: Theme } | { ok: false; message: string }

/** Reads `customThemeJSONString`. Never throws; text that is no theme is refused with a message for its author. */
export function parseThemeJson(text: string): ParsedTheme {
  if (text.length > maxThemeJsonLength) return { ok: false, message: 'Theme is larger than 64 kB.' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, message: 'Theme is not valid JSON.' }
  }
  const parsed = themeSchema.safeParse(value)
  if (!parsed.success) return { ok: false, message: firstMessage(parsed.error) }
  return { ok: true, theme: toTheme(parsed.data) }
}

/** A theme in the form it is stored in: primary with '#', ten whole shades. */
export function toTheme({ primary, nineColorPallet, themeType }: Theme): z.infer<typeof themeSchema> {
  const shades = resamplePalette(nineColorPallet)
  return {
    primary: parseHex(primary)!,
    nineColorPallet: shades.map(([hue, saturation, lightness]) => [hue, saturation, lightness]),
    themeType,
  }
}

/** `customThemeJSONString` as a field: empty for none, else a theme; refused in the words of `parseThemeJson`. */
export const themeJsonSchema = z.string().check(
  z.refine((text) => text === '' || parseThemeJson(text).ok, {
    error: ({ input }) => {
      const parsed = parseThemeJson(String(input))
      return parsed.ok ? undefined : parsed.message
    },
  }),
)

/** The text to store in `customThemeJSONString`. */
export function formatThemeJson({ primary, nineColorPallet, themeType }: Theme): string {
  return JSON.stringify({ primary, nineColorPallet, themeType })
}

function firstMessage(error: z.core.$ZodError): string {
  const issue = error.issues[0]!
  if (issue.path.length === 0) return 'Theme must be an object.'
  return issue.path[0] === 'nineColorPallet' && issue.path.length > 1
    ? `Palette shade ${Number(issue.path[1]) + 1} must be hue 0–360, saturation and lightness 0–100.`
    : issue.message
}
