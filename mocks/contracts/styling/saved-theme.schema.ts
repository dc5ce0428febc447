import * as z from 'zod/mini'
import { agentIdSchema } from '../shared/ids.ts'
import { themeSchema } from '../theme/theme.schema.ts'

/** Longest name of a saved theme, in characters. */
export const themeNameLimit = 60

const nameMissing = 'Please give the theme a name.'

/** Name of a saved theme. */
export const themeNameSchema = z
  .string(nameMissing)
  .check(
    z.trim(),
    z.minLength(1, nameMissing),
    z.maxLength(themeNameLimit, `Please keep the name under ${themeNameLimit} characters.`),
  )

/** What a new saved theme needs: a name and colours. */
export const savedThemeFieldsSchema = z.extend(themeSchema, { name: themeNameSchema })
export type SavedThemeFields = z.infer<typeof savedThemeFieldsSchema>

/** Colours a workspace keeps under a name, for any of its agents (spec 1 §3, custom theme). */
export const savedThemeSchema = z.extend(savedThemeFieldsSchema, {
  /** 16 random characters, made in the browser. */
  ID: agentIdSchema,
  /** The workspace it belongs to. */
  ownerID: z.string(),
  /** Unix seconds of the last change. */
  lastModified: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
})
export type SavedTheme = z.infer<typeof savedThemeSchema>
