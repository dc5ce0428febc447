import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { currentKeySchema, secretKeySchema } from '../shared/secret-key.schema.ts'
import { workspaceParams } from './workspace.contract.ts'

const path = '/api/:region/v2/workspaces/:uid/secret-key'

/** What is known of the workspace secret. */
export const getWorkspaceKey = defineContract({
  id: 'workspaces.key.get',
  method: 'GET',
  path,
  needs: inWorkspace('owner'),
  summary: 'Tells whether the workspace has a secret, when it was made and last used.',
  spec: 'spec 2 §3, §6',
  params: workspaceParams,
  responses: { 200: currentKeySchema, ...errors(401, 403, 404, 422) },
})

/** Makes the workspace secret and shows it this once; one made before stops working (spec 2 §6). */
export const createWorkspaceKey = defineContract({
  id: 'workspaces.key.create',
  method: 'POST',
  path,
  needs: inWorkspace('owner'),
  summary: 'Makes the workspace secret and shows it once.',
  spec: 'spec 2 §3, §6',
  params: workspaceParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** `vg_` and 20 characters, for servers only. */
      workspaceSecret: z.string(),
      key: secretKeySchema,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Ends the workspace secret. Ending what is not there is a success too. */
export const removeWorkspaceKey = defineContract({
  id: 'workspaces.key.remove',
  method: 'DELETE',
  path,
  needs: inWorkspace('owner'),
  summary: 'Ends the workspace secret.',
  spec: 'spec 2 §6',
  params: workspaceParams,
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
