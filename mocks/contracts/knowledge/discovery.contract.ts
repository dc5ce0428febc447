import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { discoveryFieldsSchema, discoverySchema } from './discovery.schema.ts'
import { documentIdSchema } from './document.schema.ts'

const discoveryParams = z.extend(agentParams, { discoveryId: documentIdSchema })

/**
 * Looks for pages of a website, behind the answer, under an id made by the browser. The same id again is the one that is
 * there; one more than `searchesLimit` under way in a workspace is a 403.
 */
export const createKnowledgeDiscovery = defineContract({
  id: 'knowledge.discovery.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-discoveries/:discoveryId',
  needs: ofAgent('editAgents'),
  summary: 'Looks for the pages of a website, by its site map or along its links.',
  spec: 'spec 3 §3',
  params: discoveryParams,
  body: discoveryFieldsSchema,
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  responses: { 202: discoverySchema, ...errors(401, 403, 404, 422, 429) },
})

/** How far a search is, and what it found. It is kept for a day. */
export const getKnowledgeDiscovery = defineContract({
  id: 'knowledge.discovery.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb-discoveries/:discoveryId',
  needs: ofAgent('view'),
  summary: 'Shows the pages a search found.',
  spec: 'spec 3 §3',
  params: discoveryParams,
  responses: { 200: discoverySchema, ...errors(401, 404, 422) },
})

/** Ends a search, and forgets what it found. */
export const removeKnowledgeDiscovery = defineContract({
  id: 'knowledge.discovery.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/kb-discoveries/:discoveryId',
  needs: ofAgent('editAgents'),
  summary: 'Cancels a search for pages.',
  spec: 'spec 3 §3',
  params: discoveryParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
