import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { workspaceIdSchema } from './library.schema.ts'

/** Which key a workspace's agents ask the language model with. */
export const modelKeySchema = z.object({
  /** The host that is asked, which a credential must be bound to; '' where the server has no language model. */
  host: z.string(),
  /** The workspace's credential; null while the server's own key is used. */
  credential: z.nullable(
    z.object({
      ID: z.string(),
      name: z.string(),
      /** '' when it is too short to show any. */
      lastFour: z.string(),
      /** Whether it is sent: not once it is no bearer key, or is bound to other hosts. */
      usable: z.boolean(),
    }),
  ),
})
export type ModelKey = z.infer<typeof modelKeySchema>

const path = '/api/:region/v2/model-keys/:workspaceId'
const params = z.object({ region: regionSchema, workspaceId: workspaceIdSchema })

/** Which key a workspace's agents ask the language model with. */
export const getModelKey = defineContract({
  id: 'library.modelKey.get',
  method: 'GET',
  path,
  needs: inWorkspace('view'),
  summary: "Tells which key a workspace's agents ask the language model with.",
  spec: 'spec 1 §2',
  params,
  responses: { 200: modelKeySchema, ...errors(401, 404, 422) },
})

/** Has a workspace's agents ask with one of its credentials, or with the server's own key. */
export const saveModelKey = defineContract({
  id: 'library.modelKey.save',
  method: 'POST',
  path,
  needs: inWorkspace('members'),
  summary: "Chooses the credential a workspace's agents ask the language model with.",
  spec: 'spec 1 §2',
  params,
  body: z.object({
    /** A bearer credential of the workspace that is bound to the host; null for the server's own key. */
    credentialId: z.nullable(idSchema),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: modelKeySchema, ...errors(401, 403, 404, 422, 429) },
})
