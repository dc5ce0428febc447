import * as z from 'zod/mini'
import { type WidgetWords, widgetWordsSchema } from '../embed/widget-words.schema.ts'
import { spokenLanguages, textsLanguage } from '../shared/spoken-language.ts'

/** A word of the widget, each of which an owner may say in other words. */
export type OwnWord = keyof WidgetWords
export const ownWords = Object.keys(widgetWordsSchema.shape) as OwnWord[]

/** What an owner may say in each language: the greeting, and the widget's words. */
export const ownTexts = ['greeting', ...ownWords] as const
export type OwnText = (typeof ownTexts)[number]

/** Most languages beside those the widget speaks by itself. */
const otherLanguages = 8

/** Longest text of the widget, in characters. */
export const widgetTextLimit = 200

/** Longest greeting, in characters. */
export const greetingLimit = 2000

/** The greeting or one of the widget's words in one language, as the owner says it; in a word `{title}` is the agent's name. */
export const widgetTextSchema = z
  .object({
    /** One the widget speaks by itself, or any other the agent is in: `ja`. */
    lang: z.string().check(z.regex(/^[a-z]{2,3}$/)),
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
  .check(z.maxLength((spokenLanguages.length + otherLanguages) * ownTexts.length))

/** The greeting an owner wrote for the agent's language; undefined where there is none, and the usual one is said. */
export function ownGreeting(lang: string, texts: readonly WidgetText[] = []): string | undefined {
  const own = textsLanguage(lang)
  return texts.findLast((text) => text.lang === own && text.word === 'greeting')?.text
}
