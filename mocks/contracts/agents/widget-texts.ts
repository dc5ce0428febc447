import * as z from 'zod/mini'
import { spokenLanguage, spokenLanguages } from '../shared/spoken-language.ts'

/** The widget's words an owner may say in other words; what a screen reader is told besides stays ours. */
export const ownWords = [
  'placeholder',
  'send',
  'suggested',
  'sources',
  'writing',
  'jump',
  'retry',
  'offline',
  'notSent',
  'noAnswer',
  'incomplete',
  'brokenOff',
  'tooMany',
  'gone',
  'close',
] as const
export type OwnWord = (typeof ownWords)[number]

/** What an owner may say in each language: the greeting, and the widget's words. */
export const ownTexts = ['greeting', ...ownWords] as const
export type OwnText = (typeof ownTexts)[number]

/** Longest text of the widget, in characters. */
export const widgetTextLimit = 200

/** Longest greeting, in characters. */
export const greetingLimit = 2000

/** The greeting or one of the widget's words in one language, as the owner says it; in a word `{title}` is the agent's name. */
export const widgetTextSchema = z
  .object({
    lang: z.enum(spokenLanguages),
    word: z.enum(ownTexts),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please write a text, or leave it out.'),
        z.maxLength(
          greetingLimit,
          `Please keep the greeting under ${greetingLimit.toLocaleString('en')} characters.`,
        ),
      ),
  })
  .check(
    z.refine(({ word, text }) => word === 'greeting' || text.length <= widgetTextLimit, {
      message: `Please keep each text under ${widgetTextLimit} characters.`,
      path: ['text'],
    }),
  )
export type WidgetText = z.infer<typeof widgetTextSchema>

/** All of them; of two for the same word the last counts. */
export const widgetTextsSchema = z
  .array(widgetTextSchema)
  .check(z.maxLength(spokenLanguages.length * ownTexts.length))

/** The greeting an owner wrote for the agent's language; undefined where there is none, and the usual one is said. */
export function ownGreeting(lang: string, texts: readonly WidgetText[] = []): string | undefined {
  const spoken = spokenLanguage(lang)
  return texts.findLast((text) => text.lang === spoken && text.word === 'greeting')?.text
}
