import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { savedThemeFieldsSchema, savedThemeSchema } from './saved-theme.schema.ts'

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
