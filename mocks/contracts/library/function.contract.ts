import * as z from 'zod/mini'
import { givenPictureSchema } from '../files/given-picture.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { functionCardSchema, functionFieldsSchema, functionSchema } from './function.schema.ts'
import { argumentLimit, objectTooLong } from './function-arguments.ts'
import { functionTestSchema } from './function-test.schema.ts'
import {
  libraryItemParams,
  libraryItemQuery,
  libraryListQuery,
  librarySaveFields,
  workspaceIdSchema,
} from './library.schema.ts'
import { serverSecretSchema } from './server-secret.ts'

/** The functions of a workspace. */
export const listFunctions = defineContract({
  id: 'library.function.list',
  method: 'GET',
  path: '/api/:region/v2/functions',
  needs: inWorkspace('view'),
  summary: 'Lists the functions of a workspace, last changed first.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: libraryListQuery,
  responses: { 200: pageOf(functionCardSchema), ...errors(401, 404, 422) },
})

/** One function with all its fields. */
export const getFunction = defineContract({
  id: 'library.function.get',
  method: 'GET',
  path: '/api/:region/v2/functions/:itemId',
  needs: inWorkspace('view'),
  summary: 'Reads a function.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  responses: { 200: functionSchema, ...errors(401, 404, 422) },
})

/** Makes a function under an id made by the browser, or changes the sent fields of one that exists. */
export const saveFunction = defineContract({
  id: 'library.function.save',
  method: 'POST',
  path: '/api/:region/v2/functions/:itemId',
  needs: inWorkspace('editAgents'),
  summary: 'Creates a function, or changes the fields sent.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  bodyLimit: 1_000_000,
  body: z.extend(z.partial(functionFieldsSchema), {
    ...librarySaveFields,
    /** A data URL, the address it has, or '' for none. */
    imageUrl: z.optional(givenPictureSchema),
    serverUrlSecret: serverSecretSchema,
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another. */
  responses: { 200: functionSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Forgets a function. Forgetting what is gone is a success too. */
export const removeFunction = defineContract({
  id: 'library.function.remove',
  method: 'DELETE',
  path: '/api/:region/v2/functions/:itemId',
  needs: inWorkspace('editAgents'),
  summary: 'Deletes a function.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/**
 * Calls a function as an agent would, saved or not. An address that fails is a success of the test: the answer says
 * what was seen. The credential's secret is added on the server and stands in no part of the answer.
 */
export const checkFunction = defineContract({
  id: 'library.function.check',
  method: 'POST',
  path: '/api/:region/v2/function-tests',
  needs: inWorkspace('editAgents'),
  summary: 'Makes a function’s call and shows what came back.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  body: z.object({
    workspaceId: workspaceIdSchema,
    definition: functionFieldsSchema,
    /** Sends the secret that is kept for this function, where its address is on that host still. @default none is sent */
    itemId: z.optional(agentIdSchema),
    /** Sent in place of the one that is kept; null sends none. */
    serverUrlSecret: serverSecretSchema,
    /** A value per parameter. */
    arguments: z.record(
      z.string().check(z.maxLength(64)),
      z.union([
        z.string().check(z.maxLength(argumentLimit, 'Please use at most 4,000 characters.')),
        z.number(),
        z.boolean(),
        z
          .record(z.string(), z.unknown())
          .check(z.refine((value) => JSON.stringify(value).length <= argumentLimit, objectTooLong)),
      ]),
    ),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: functionTestSchema, ...errors(401, 403, 404, 422, 429) },
})
