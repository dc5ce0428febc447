import { type SpokenLanguage, spokenLanguage } from '../shared/spoken-language.ts'
import { cs } from './widget-words/cs.ts'
import { da } from './widget-words/da.ts'
import { de } from './widget-words/de.ts'
import { en } from './widget-words/en.ts'
import { es } from './widget-words/es.ts'
import { fr } from './widget-words/fr.ts'
import { it } from './widget-words/it.ts'
import { nl } from './widget-words/nl.ts'
import { pl } from './widget-words/pl.ts'
import { pt } from './widget-words/pt.ts'
import { sv } from './widget-words/sv.ts'
import { tr } from './widget-words/tr.ts'
import type { WidgetWords } from './widget-words.schema.ts'

const words: Record<SpokenLanguage, WidgetWords> = { en, de, fr, es, it, nl, pt, pl, sv, da, cs, tr }

/** The widget's words for an agent's language, English where it is none of ours. */
export function widgetWords(lang: string): WidgetWords {
  return words[spokenLanguage(lang) ?? 'en']
}
