import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { libraryItemParams, libraryItemQuery, libraryListQuery, librarySaveFields } from './library.schema.ts'
import { promptCardSchema, promptFieldsSchema, promptSchema } from './prompt.schema.ts'

/** The prompts of a workspace, with the beginning of each. */
export const listPrompts = defineContract({
  id: 'library.prompt.list',
  method: 'GET',
  path: '/api/:region/v2/prompts',
  needs: inWorkspace('view'),
  summary: 'Lists the prompts of a workspace, last changed first.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: libraryListQuery,
  responses: { 200: pageOf(promptCardSchema), ...errors(401, 404, 422) },
})

/** One prompt with all its text. */
export const getPrompt = defineContract({
  id: 'library.prompt.get',
  method: 'GET',
  path: '/api/:region/v2/prompts/:itemId',
  needs: inWorkspace('view'),
  summary: 'Reads a prompt.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  responses: { 200: promptSchema, ...errors(401, 404, 422) },
})

/** Makes a prompt under an id made by the browser, or changes the sent fields of one that exists. */
export const savePrompt = defineContract({
  id: 'library.prompt.save',
  method: 'POST',
  path: '/api/:region/v2/prompts/:itemId',
  needs: inWorkspace('editAgents'),
  summary: 'Creates a prompt, or changes the fields sent.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  body: z.extend(z.partial(promptFieldsSchema), librarySaveFields),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another. */
  responses: { 200: promptSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Forgets a prompt; agents it was put into keep its text. Forgetting what is gone is a success too. */
export const removePrompt = defineContract({
  id: 'library.prompt.remove',
  method: 'DELETE',
  path: '/api/:region/v2/prompts/:itemId',
  needs: inWorkspace('editAgents'),
  summary: 'Deletes a prompt.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
