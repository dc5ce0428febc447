import { invalidFields, type Refusal } from '../shared/refusal.ts'

/** Families whose files come with the product. */
export const shippedFonts = ['Rubik', 'DM Sans'] as const

/** Families that most devices have; where one is missing, the system's own font stands in. */
export const systemFamilies = [
  'Arial',
  'Courier New',
  'Georgia',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const

/** What stands for the font of the page around. */
export const inheritedFont = 'inherit'

/** Said of every other name (spec 2 §5). */
export const unknownFont = 'This font name is not a valid one, please double check font name.'

const known = new Set<string>([inheritedFont, ...[...shippedFonts, ...systemFamilies].map(fontValue)])

/** A family as `googleFont` keeps it: spaces are plus signs (spec 2 §5). */
export function fontValue(family: string): string {
  return family.trim().replace(/[\s+]+/g, '+')
}

/** A family as people read it. */
export function fontFamily(value: string): string {
  return value.replaceAll('+', ' ')
}

/** Whether a page can show it without asking another host for it. */
export function isKnownFont(value: string): boolean {
  return known.has(value)
}

/** Whether it could be the name of a font, in letters a style sheet's address takes. */
export function isFontName(value: string): boolean {
  return /^[A-Za-z0-9]+(?:\+[A-Za-z0-9]+)*$/.test(value)
}

/** Said of a name that is none of the list where nobody can be asked for it. */
export const noFontService =
  'No font service is connected, so only fonts of the list can be used. The font stays as it was.'

/** Said when the font service does not answer, or with what is no font. */
export const fontServiceFailed = 'The font service does not answer as it should. The font stays as it was.'

/** Said of a font of too many or too large files. */
export const fontTooLarge = 'This font is too large to be kept. Please choose another one.'

/** Most files of a font, most bytes of one and of all together. */
export const fontLimits = { files: 60, fileBytes: 1_000_000, allBytes: 6_000_000 } as const

/** Said of a font whose letters are spread over more files than are kept. */
export const fontTooManyFiles = `This font comes in more than ${fontLimits.files} files, as fonts with Chinese, Japanese or Korean letters do, and so many are not kept. Please choose another one.`

/** Whether a font has to be asked for: neither known nor what it was before. */
export function isNewFont(value: string | undefined, before: string | undefined): value is string {
  return value !== undefined && value !== before && !isKnownFont(value)
}

/** A font that nobody can be asked for is refused; it stays as it was. */
export function refuseFont(
  value: string | undefined,
  before: string | undefined,
  hasService: boolean,
): Refusal | undefined {
  return isNewFont(value, before) && !hasService ? invalidFields({ googleFont: noFontService }) : undefined
}
