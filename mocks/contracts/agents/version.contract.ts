import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentParams } from './agent.contract.ts'
import { agentSchema } from './agent.schema.ts'

/** Versions of an agent that are kept; older ones go (spec 2 §2.6). */
export const keptVersions = 20

/** Makes the draft what visitors get: an immutable copy under the next version number (spec 2 §4, agent publish). */
export const publishAgent = defineContract({
  id: 'agents.version.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/publish',
  access: 'user',
  summary: 'Publishes the draft as the next version.',
  spec: 'spec 2 §4',
  params: agentParams,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: agentSchema, ...errors(401, 404, 409, 422, 429) },
})
