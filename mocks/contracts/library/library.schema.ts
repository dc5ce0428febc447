import * as z from 'zod/mini'
import { agentIdSchema } from '../shared/ids.ts'
import { pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { validate } from '../shared/validate.ts'
import { libraryOrders } from './library-order.ts'

/** Whose library. */
export const workspaceIdSchema = z.string().check(z.minLength(1), z.maxLength(40))

/** What every thing of the library carries beside its own fields (decision record 0018). */
export const libraryItemFields = {
  /** 16 random characters, made in the browser, so that creating twice makes one. */
  ID: agentIdSchema,
  /** Unix seconds of the last change. */
  lastModified: z.int(),
  /** Grows by one with every change; a save sends the one it read. */
  rev: z.int(),
}

/** Query of a list: whose, a page, and words every thing found holds. */
export const libraryListQuery = z.object({
  workspaceId: workspaceIdSchema,
  ...pageQuery,
  /** Parts of words of its name and description, in any case; all of them must be found. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** @default '-lastModified' */
  sort: z.optional(z.enum(libraryOrders)),
})
export type LibraryListQuery = z.infer<typeof libraryListQuery>

/** Path of one thing. */
export const libraryItemParams = z.object({ region: regionSchema, itemId: agentIdSchema })
export type LibraryItemParams = z.infer<typeof libraryItemParams>

/** Query of calls about one thing: whose it is. */
export const libraryItemQuery = z.object({ workspaceId: workspaceIdSchema })
export type LibraryItemQuery = z.infer<typeof libraryItemQuery>

/** Query part of lists by time: only what happened since then, in Unix seconds. */
export const sinceQuery = { since: z.optional(z.string().check(z.regex(/^\d{1,11}$/))) }

/** What a save sends beside the fields. */
export const librarySaveFields = {
  workspaceId: workspaceIdSchema,
  /** The revision this change was made on; absent means last write wins. */
  rev: z.optional(z.int()),
}

/** Text with a limit of characters, trimmed, that must not be empty. */
export function neededText(limit: number, missing: string) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(limit, `Please use at most ${limit} characters.`))
}

/** Text with a limit of characters. */
export function optionalText(limit: number) {
  return z
    .string('Please enter some text.')
    .check(z.maxLength(limit, `Please use at most ${limit.toLocaleString('en')} characters.`))
}

/** Said when a workspace has no room for another one. */
export function fullMessage(limit: number, many: string): string {
  return `You can keep ${limit} ${many}. Delete one to add another.`
}

/** What is wrong with the fields of a thing: what they say together, if anything, and each by itself. */
export function problemsOf<S extends z.ZodMiniType>(
  schema: S,
  together: (fields: z.output<S>) => Readonly<Record<string, string>> = () => ({}),
): (fields: z.output<S>) => Record<string, string> {
  return (fields) => {
    const checked = validate(schema, fields)
    return { ...together(fields), ...(checked.ok ? {} : checked.fields) }
  }
}

/** Whether a text holds every word that is searched for. */
export function holdsWords(text: string, q: string): boolean {
  const held = text.toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word))
}
