import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { pageOf } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { credentialFieldsSchema, credentialSchema, secretSchema } from './credential.schema.ts'
import { libraryItemParams, libraryItemQuery, libraryListQuery, librarySaveFields } from './library.schema.ts'

/** The credentials of a workspace, none with its secret. */
export const listCredentials = defineContract({
  id: 'library.credential.list',
  method: 'GET',
  path: '/api/:region/v2/credentials',
  needs: inWorkspace('view'),
  summary: 'Lists the credentials of a workspace, last changed first.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: libraryListQuery,
  responses: { 200: pageOf(credentialSchema), ...errors(401, 404, 422) },
})

/** One credential, without its secret. */
export const getCredential = defineContract({
  id: 'library.credential.get',
  method: 'GET',
  path: '/api/:region/v2/credentials/:itemId',
  needs: inWorkspace('view'),
  summary: 'Reads a credential.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  responses: { 200: credentialSchema, ...errors(401, 404, 422) },
})

/**
 * Makes a credential under an id made by the browser, or changes the sent fields of one that exists, the hosts it may
 * be sent to among them: who merely edits agents cannot say where a secret goes.
 */
export const saveCredential = defineContract({
  id: 'library.credential.save',
  method: 'POST',
  path: '/api/:region/v2/credentials/:itemId',
  needs: inWorkspace('members'),
  summary: 'Creates a credential, or changes the fields sent.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  body: z.extend(z.partial(credentialFieldsSchema), {
    ...librarySaveFields,
    /** Absent keeps the one there is. */
    secret: z.optional(secretSchema),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another. */
  responses: { 200: credentialSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Forgets a credential and its secret for good. Forgetting what is gone is a success too. */
export const removeCredential = defineContract({
  id: 'library.credential.remove',
  method: 'DELETE',
  path: '/api/:region/v2/credentials/:itemId',
  needs: inWorkspace('members'),
  summary: 'Deletes a credential no function uses.',
  spec: 'spec 2 §2.6',
  params: libraryItemParams,
  query: libraryItemQuery,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  /** 409 `in_use`: functions send it; the message names them. */
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 409, 422, 429) },
})
