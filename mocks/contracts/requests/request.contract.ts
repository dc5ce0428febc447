import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { requestStates, visitorRequestSchema } from './request.schema.ts'

/** What visitors of an agent asked of its team, the latest word first. */
export const listRequests = defineContract({
  id: 'requests.request.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/requests',
  needs: ofAgent('view'),
  summary: 'Lists what visitors of an agent asked of its team, the latest word first.',
  spec: 'decision 0039',
  params: agentParams,
  query: z.object(pageQuery),
  responses: { 200: pageOf(visitorRequestSchema), ...errors(401, 404, 422) },
})

/** Marks a request as done, or as open again. */
export const saveRequest = defineContract({
  id: 'requests.request.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/requests/:requestId',
  needs: ofAgent('chats'),
  summary: "Marks a visitor's request as done, or as open again.",
  spec: 'decision 0039',
  params: z.extend(agentParams, { requestId: idSchema }),
  body: z.object({ state: z.enum(requestStates) }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: visitorRequestSchema, ...errors(401, 403, 404, 422, 429) },
})
