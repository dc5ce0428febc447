import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.ts'
import { themeSchema } from '../theme/theme.schema.ts'

/** Most themes a workspace keeps. */
export const savedThemesLimit = 50

/** Longest name of a saved theme, in characters. */
export const themeNameLimit = 60

/** What the owner reads when there is no room for another theme. */
export const themesFullMessage = `You can keep ${savedThemesLimit} themes. Delete one to save another.`

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

const workspaceId = z.string().check(z.minLength(1), z.maxLength(40))
const themeParams = z.object({ region: regionSchema, themeId: agentIdSchema })

/** The themes a workspace keeps; never more than fit on one page. */
export const listThemes = defineContract({
  id: 'styling.theme.list',
  method: 'GET',
  path: '/api/:region/v2/custom-themes',
  needs: inWorkspace('view'),
  summary: 'Lists the saved themes of a workspace, latest first.',
  spec: 'spec 1 §3',
  params: z.object({ region: regionSchema }),
  query: z.object({ workspaceId }),
  responses: { 200: z.object({ items: z.array(savedThemeSchema) }), ...errors(401, 404, 422) },
})

/**
 * Keeps a theme under an id made by the browser, or changes the sent fields of one that is kept. A `rev` that is
 * not the latest is a 409 with the theme as it is now; without one the last write wins.
 */
export const saveTheme = defineContract({
  id: 'styling.theme.save',
  method: 'POST',
  path: '/api/:region/v2/custom-themes/:themeId',
  needs: inWorkspace('editAgents'),
  summary: 'Saves a theme, or changes the fields sent.',
  spec: 'spec 1 §3, §5',
  params: themeParams,
  body: z.extend(z.partial(savedThemeFieldsSchema), {
    workspaceId,
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: savedThemeSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Forgets a theme; agents that wear its colours keep them. Forgetting what is gone is a success too. */
export const removeTheme = defineContract({
  id: 'styling.theme.remove',
  method: 'DELETE',
  path: '/api/:region/v2/custom-themes/:themeId',
  needs: inWorkspace('editAgents'),
  summary: 'Deletes a saved theme.',
  spec: 'spec 1 §3',
  params: themeParams,
  query: z.object({ workspaceId }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 409, 422, 429) },
})
