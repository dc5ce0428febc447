import type { Language } from './languages.contract.ts'

/** Languages with many speakers or an official standing, as BCP 47 tags; regions where writing or words differ. */
const tags =
  'af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es es-419 es-ES et eu fa fi fil fr fr-CA ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn pa pl ps pt pt-BR pt-PT ro ru rw sd si sk sl so sq sr st sv sw ta te tg th ti tk tr tt ug uk ur uz vi xh yi yo zh-Hans zh-Hant zu'.split(
    ' ',
  )

/** The languages with their English names, by name. Every engine that knows the standard's names gives the same. */
export function namedLanguages(): Language[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })
  return tags
    .map((language) => ({ language, name: names.of(language) ?? language }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
