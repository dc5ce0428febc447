import * as z from 'zod/mini'
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

/** The widget's own words in one language; `{title}` is the agent's name, `{count}` a number. */
export const widgetWordsSchema = z.object({
  close: z.string(),
  messages: z.string(),
  loadFailed: z.string(),
  offline: z.string(),
  jump: z.string(),
  youSaid: z.string(),
  theySaid: z.string(),
  writing: z.string(),
  sources: z.string(),
  suggested: z.string(),
  message: z.string(),
  placeholder: z.string(),
  send: z.string(),
  left: z.string(),
  over: z.string(),
  retry: z.string(),
  copy: z.string(),
  copied: z.string(),
  notLoaded: z.string(),
  notSent: z.string(),
  tooMany: z.string(),
  wait: z.string(),
  waitSeconds: z.string(),
  gone: z.string(),
  noAnswer: z.string(),
  incomplete: z.string(),
  brokenOff: z.string(),
})
export type WidgetWords = z.infer<typeof widgetWordsSchema>

const words: Record<SpokenLanguage, WidgetWords> = { en, de, fr, es, it, nl, pt, pl, sv, da, cs, tr }

/** The widget's words for an agent's language, English where it is none of ours. */
export function widgetWords(lang: string): WidgetWords {
  return words[spokenLanguage(lang) ?? 'en']
}
