import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'

/**
 * Tells the workspace's owner about a new agent (spec 1 §7). Browsers send the agent they were given and do not wait;
 * the server believes only its id. An agent is told of once, however often this is called.
 */
export const sendNewAgent = defineContract({
  id: 'notifications.newAgent.send',
  method: 'POST',
  path: '/api/:region/notifications/new-agent',
  needs: ofAgent('view'),
  summary: 'Emails the workspace owner about a new agent, once per agent.',
  spec: 'spec 1 §7',
  params: z.object({ region: regionSchema }),
  body: z.object({ agent: z.object({ ID: agentIdSchema }) }),
  rateLimit: [{ points: 20, seconds: 3600, by: 'caller' }],
  responses: { 200: z.object({ success: z.boolean() }), ...errors(401, 404, 422, 429, 502) },
})
