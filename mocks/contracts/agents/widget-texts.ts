import * as z from 'zod/mini'
import { spokenLanguages } from '../shared/spoken-language.ts'

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

/** Longest text of the widget, in characters. */
export const widgetTextLimit = 200

/** One of the widget's words in one language, as the owner says it; `{title}` is the agent's name. */
export const widgetTextSchema = z.object({
  lang: z.enum(spokenLanguages),
  word: z.enum(ownWords),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write a text, or leave it out.'),
      z.maxLength(widgetTextLimit, `Please keep each text under ${widgetTextLimit} characters.`),
    ),
})
export type WidgetText = z.infer<typeof widgetTextSchema>

/** All of them; of two for the same word the last counts. */
export const widgetTextsSchema = z
  .array(widgetTextSchema)
  .check(z.maxLength(spokenLanguages.length * ownWords.length))
