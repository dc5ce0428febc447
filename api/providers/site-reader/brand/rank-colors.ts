import { deserialize } from 'node:v8'
import { ColorTally, isGrey } from './color-tally.ts'
import { tallyBrandVariables, tallyInlineStyles, tallyStylesheets } from './css-colors.ts'
import { ElementUsage } from './element-usage.ts'
import type { PageLook } from './page-look.ts'
import type { PictureColor } from './picture.ts'
import { type CssRule, readStylesheet } from './stylesheet.ts'

/** Colours a site states outright, against those it merely uses. */
const THEME_COLOR_WEIGHT = 8

/** Everything that colours the pages read. */
export interface ColorSources {
  /** Packed rules of each stylesheet. */
  rules: readonly Uint8Array[]
  /** Packed looks of the pages, the home page first. */
  looks: readonly Uint8Array[]
  /** Colours of logo and icon. */
  pictures: readonly PictureColor[]
}

/** At most 11 colours of the pages read, most used first, greys last. */
export function rankColors({ rules: sheets, looks, pictures }: ColorSources): string[] {
  const usage = new ElementUsage()
  const tally = new ColorTally()
  const pages = looks.map((look) => deserialize(look) as PageLook)
  for (const page of pages) usage.add(page.usage)
  const ownStyles = pages.flatMap(({ styles }) => readStylesheet(styles).rules)
  const rules = [...sheets.flatMap((sheet) => deserialize(sheet) as CssRule[]), ...ownStyles]
  tallyStylesheets(rules, usage, tally)
  tallyInlineStyles(usage, tally)
  for (const color of pages[0]?.stated ?? []) tally.addCss(color, THEME_COLOR_WEIGHT)
  for (const { red, green, blue, weight } of pictures) tally.addPixel(red, green, blue, weight)
  if (tally.ranked().every(isGrey)) tallyBrandVariables(rules, usage, tally)
  return tally.ranked()
}
