import * as z from 'zod/mini'
import { libraryItemFields, neededText } from './library.schema.ts'

/** Most prompts a workspace keeps. */
export const promptsLimit = 500

/** Longest prompt, in characters. */
export const promptLimit = 20_000

/** Most tags of a prompt. */
export const promptTagsLimit = 10

const excerptLength = 200

/** What an owner writes of a prompt. */
export const promptFieldsSchema = z.object({
  title: neededText(120, 'Please give the prompt a title.'),
  /** Plain text or markdown, as a model reads it. */
  content: z
    .string('Please write the prompt.')
    .check(
      z.minLength(1, 'Please write the prompt.'),
      z.maxLength(promptLimit, 'Please use at most 20,000 characters.'),
    ),
  tags: z
    .array(neededText(40, 'A tag has at least one character.'), 'Please enter tags.')
    .check(z.maxLength(promptTagsLimit, `Please use at most ${promptTagsLimit} tags.`)),
})
export type PromptFields = z.infer<typeof promptFieldsSchema>

/** A prompt with all its text. */
export const promptSchema = z.extend(promptFieldsSchema, libraryItemFields)
export type Prompt = z.infer<typeof promptSchema>

/** A prompt as the list shows it. */
export const promptCardSchema = z.object({
  ...libraryItemFields,
  title: z.string(),
  tags: z.array(z.string()),
  /** Its beginning, on one line. */
  excerpt: z.string(),
})
export type PromptCard = z.infer<typeof promptCardSchema>

/** The beginning of a prompt, on one line. */
export function excerptOf(content: string): string {
  return content
    .slice(0, excerptLength * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, excerptLength)
}
