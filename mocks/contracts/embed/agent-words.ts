import type { WidgetText } from '../agents/widget-texts.ts'
import { spokenLanguage } from '../shared/spoken-language.ts'
import type { WidgetWords } from './widget-words.schema.ts'
import { widgetWords } from './widget-words.ts'

/** The widget's words for an agent: ours in its language, and the owner's in place of them. */
export function agentWords(lang: string, texts: readonly WidgetText[] = []): WidgetWords {
  const spoken = spokenLanguage(lang) ?? 'en'
  const own = texts
    .filter((text) => text.lang === spoken && text.word !== 'greeting')
    .map(({ word, text }) => [word, text])
  return { ...widgetWords(lang), ...Object.fromEntries(own) }
}
