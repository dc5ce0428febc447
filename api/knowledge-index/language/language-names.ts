import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** English names of the languages, as word lists and stemmers are called. */
export const languageNames: Record<SpokenLanguage, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
  pt: 'portuguese',
  pl: 'polish',
  sv: 'swedish',
  da: 'danish',
  cs: 'czech',
  tr: 'turkish',
}
