import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { agentParams } from './agent.contract.ts'
import { platformKeySchema } from './platform-key.schema.ts'

/** How an agent of the compatible platform is connected to it. */
export const platformConnectionSchema = z.object({
  connected: z.boolean(),
  /** The key's last characters; '' without one. */
  lastFour: z.string(),
  /** Unix seconds; null without a key. */
  changedAt: z.nullable(z.int()),
})
export type PlatformConnection = z.infer<typeof platformConnectionSchema>

const path = '/api/:region/v2/agents/:agentId/platform-key'

/** Whether an agent of the compatible platform has its key; 422 for any other agent. */
export const getPlatformKey = defineContract({
  id: 'agents.platform.get',
  method: 'GET',
  path,
  needs: ofAgent('view'),
  summary: 'Tells whether an agent of the compatible platform is connected to it.',
  spec: 'spec 1 §1, §3',
  params: agentParams,
  responses: { 200: platformConnectionSchema, ...errors(401, 404, 422) },
})

/** Keeps the key an agent of the compatible platform is asked with. One the platform refuses is a 422 and not kept. */
export const savePlatformKey = defineContract({
  id: 'agents.platform.save',
  method: 'POST',
  path,
  needs: ofAgent('editAgents', { agentKey: false }),
  summary: "Connects an agent to the compatible platform by the agent's key there.",
  spec: 'spec 1 §1, §3',
  params: agentParams,
  body: z.object({ key: platformKeySchema }),
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: {
    200: z.extend(platformConnectionSchema, {
      /** Whether the platform has answered with it; false when it could not be asked. */
      verified: z.boolean(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Forgets the key. Forgetting what is gone is a success too. */
export const removePlatformKey = defineContract({
  id: 'agents.platform.remove',
  method: 'DELETE',
  path,
  needs: ofAgent('editAgents', { agentKey: false }),
  summary: 'Disconnects an agent from the compatible platform.',
  spec: 'spec 1 §1',
  params: agentParams,
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: { 200: platformConnectionSchema, ...errors(401, 403, 404, 422, 429) },
})
