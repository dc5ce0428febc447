/** The languages an agent speaks by itself: small talk, don't-knows, the widget's own words, by first subtag. */
export const spokenLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'cs',
  'tr',
] as const

/** One of them. */
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** The language of a BCP 47 tag if it is one of them: `pt-BR` is Portuguese. */
export function spokenLanguage(tag: string | null | undefined): SpokenLanguage | undefined {
  const first = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return spokenLanguages.find((one) => one === first)
}

/** The language an owner's own texts are for, of an agent with this BCP 47 tag: one that is spoken, or any other. */
export function textsLanguage(tag: string): string {
  return spokenLanguage(tag) ?? tag.toLowerCase().split(/[-_]/, 1)[0] ?? 'en'
}
