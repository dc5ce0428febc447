import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { agentParams } from './agent.contract.ts'

/** Makes the agent's server key and shows it this once; a key made before stops working (spec 3 §4). */
export const createAgentKey = defineContract({
  id: 'agents.key.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/secret-key',
  needs: ofAgent('owner', { agentKey: false }),
  summary: "Makes the agent's secret key and shows it once.",
  spec: 'spec 1 §3, spec 3 §4',
  params: agentParams,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    /** `SECRET_API_KEY`: `vg_` and 20 characters, for servers only. */
    200: z.object({ SECRET_API_KEY: z.string() }),
    ...errors(401, 403, 404, 422, 429),
  },
})
