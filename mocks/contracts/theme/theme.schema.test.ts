import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import { defaultTheme } from './default-theme.ts'
import {
  googleFontSchema,
  type themeColorUsageSchema,
  themeJsonSchema,
  type themeSchema,
  type themeVariantSchema,
} from './theme.schema.ts'
import type { Theme, ThemeColorUsage, ThemeVariant } from './theme.types.ts'
import { formatThemeJson, maxThemeJsonLength, parseThemeJson } from './theme-json.ts'

const valid = JSON.parse(formatThemeJson(defaultTheme))
const withChange = (change: object) => parseThemeJson(JSON.stringify({ ...valid, ...change }))

describe('parseThemeJson', () => {
  it('reads back what is stored', () => {
    expect(parseThemeJson(formatThemeJson(defaultTheme))).toEqual({ ok: true, theme: defaultTheme })
  })

  it.each([9, 10, 11])('makes ten shades of %i', (count) => {
    const nineColorPallet = Array.from({ length: count }, (_, index) => [240, 50, 90 - index * 8])
    expect(withChange({ nineColorPallet })).toMatchObject({
      ok: true,
      theme: { nineColorPallet: { length: 10 } },
    })
  })

  it('accepts a primary without #', () => {
    expect(withChange({ primary: 'ffd400' })).toMatchObject({ ok: true, theme: { primary: '#FFD400' } })
  })

  it.each([
    ['broken JSON', '"}{', 'Theme is not valid JSON.'],
    ['empty text', '', 'Theme is not valid JSON.'],
    ['null', 'null', 'Theme must be an object.'],
    ['a list', '[]', 'Theme must be an object.'],
    [
      'CSS in the primary',
      JSON.stringify({ ...valid, primary: 'red;}body{display:none' }),
      'Primary colour must have 6 hex digits.',
    ],
    ['three digits', JSON.stringify({ ...valid, primary: '#fff' }), 'Primary colour must have 6 hex digits.'],
    ['another mode', JSON.stringify({ ...valid, themeType: 'sepia' }), 'Theme type must be light or dark.'],
    [
      '8 shades',
      JSON.stringify({ ...valid, nineColorPallet: valid.nineColorPallet.slice(2) }),
      'Palette must have 9 to 11 shades.',
    ],
    [
      '12 shades',
      JSON.stringify({ ...valid, nineColorPallet: Array(12).fill([0, 0, 0]) }),
      'Palette must have 9 to 11 shades.',
    ],
    [
      'no palette',
      JSON.stringify({ ...valid, nineColorPallet: undefined }),
      'Palette must be a list of hue, saturation and lightness.',
    ],
    [
      'text in a shade',
      JSON.stringify({ ...valid, nineColorPallet: valid.nineColorPallet.with(3, [0, '0%;}', 0]) }),
      'Palette shade 4 must be hue 0–360, saturation and lightness 0–100.',
    ],
    [
      'a huge number',
      JSON.stringify({ ...valid, nineColorPallet: valid.nineColorPallet.with(0, [0, 0, 1e308]) }),
      'Palette shade 1 must be hue 0–360, saturation and lightness 0–100.',
    ],
    ['1 MB', `"${'x'.repeat(1024 * 1024)}"`, 'Theme is larger than 64 kB.'],
  ])('refuses %s with a message', (_, text, message) =>
    expect(parseThemeJson(text)).toEqual({ ok: false, message }),
  )

  it('refuses padding up to the limit only', () => {
    const text = formatThemeJson(defaultTheme)
    expect(parseThemeJson(text.padEnd(maxThemeJsonLength)).ok).toBe(true)
    expect(parseThemeJson(text.padEnd(maxThemeJsonLength + 1)).ok).toBe(false)
  })

  it('drops unknown keys and pollutes nothing', () => {
    const text = formatThemeJson(defaultTheme).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    )
    expect(parseThemeJson(text)).toEqual({ ok: true, theme: defaultTheme })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

describe('themeJsonSchema', () => {
  it.each(['', formatThemeJson(defaultTheme)])('accepts %.20j', (text) => {
    expect(themeJsonSchema.parse(text)).toBe(text)
  })
  it.each(['{}', 'null', '{broken', ' '])('refuses %j in the words of parseThemeJson', (text) => {
    const message = themeJsonSchema.safeParse(text).error?.issues[0]?.message
    expect({ ok: false, message }).toEqual(parseThemeJson(text))
  })
})

describe('googleFontSchema', () => {
  it.each(['Rubik', 'inherit', 'DM Sans', 'Source+Sans+3'])('accepts %j', (font) => {
    expect(googleFontSchema.safeParse(font).success).toBe(true)
  })
  it.each(['', 'A"B', "A'", 'x;}', 'a'.repeat(65), 'Ünï', 'a\nb'])('refuses %j', (font) => {
    expect(googleFontSchema.safeParse(font).success).toBe(false)
  })
})

describe('types', () => {
  it('are the ones the schemas give', () => {
    expectTypeOf<z.infer<typeof themeVariantSchema>>().toEqualTypeOf<ThemeVariant>()
    expectTypeOf<z.infer<typeof themeColorUsageSchema>>().toEqualTypeOf<ThemeColorUsage>()
    expectTypeOf<z.infer<typeof themeSchema>['themeType']>().toEqualTypeOf<Theme['themeType']>()
  })
})
