import type { WidgetText } from '../agents/widget-texts.ts'
import { spokenLanguage, textsLanguage } from '../shared/spoken-language.ts'
import type { WidgetWords } from './widget-words.schema.ts'
import { widgetWords } from './widget-words.ts'

/** The widget's words for an agent: ours in its language, else in English, and the owner's in place of them. */
export function agentWords(lang: string, texts: readonly WidgetText[] = []): WidgetWords {
  const ownIn = (language: string) =>
    texts
      .filter((text) => text.lang === language && text.word !== 'greeting')
      .map(({ word, text }) => [word, text])
  const own = [...ownIn(spokenLanguage(lang) ?? 'en'), ...ownIn(textsLanguage(lang))]
  return { ...widgetWords(lang), ...Object.fromEntries(own) }
}
