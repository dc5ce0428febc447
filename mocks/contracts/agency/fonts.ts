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
