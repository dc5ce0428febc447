/** The languages agents answer in without a model, by their first subtag. */
export const answerLanguages = [
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
export type AnswerLanguage = (typeof answerLanguages)[number]

/** English names of the languages, as word lists and stemmers are called. */
export const languageNames: Record<AnswerLanguage, string> = {
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

/** The language of a BCP 47 tag, if we answer in it: `pt-BR` is Portuguese. */
export function answerLanguage(tag: string | undefined): AnswerLanguage | undefined {
  const first = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return answerLanguages.find((one) => one === first)
}
