import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { currentKeySchema, secretKeySchema } from '../shared/secret-key.schema.ts'
import { agentParams } from './agent.contract.ts'

const path = '/api/:region/v2/agents/:agentId/secret-key'

/** What is known of the agent's server key. */
export const getAgentKey = defineContract({
  id: 'agents.key.get',
  method: 'GET',
  path,
  needs: ofAgent('owner', { agentKey: false }),
  summary: 'Tells whether the agent has a secret key, when it was made and last used.',
  spec: 'spec 1 §3, spec 3 §4',
  params: agentParams,
  responses: { 200: currentKeySchema, ...errors(401, 403, 404, 422) },
})

/** Makes the agent's server key and shows it this once; a key made before stops working (spec 3 §4). */
export const createAgentKey = defineContract({
  id: 'agents.key.create',
  method: 'POST',
  path,
  needs: ofAgent('owner', { agentKey: false }),
  summary: "Makes the agent's secret key and shows it once.",
  spec: 'spec 1 §3, spec 3 §4',
  params: agentParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** `vg_` and 20 characters, for servers only. */
      SECRET_API_KEY: z.string(),
      key: secretKeySchema,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Ends the agent's server key. Ending what is not there is a success too. */
export const removeAgentKey = defineContract({
  id: 'agents.key.remove',
  method: 'DELETE',
  path,
  needs: ofAgent('owner', { agentKey: false }),
  summary: "Ends the agent's secret key.",
  spec: 'spec 1 §3',
  params: agentParams,
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
