import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { checkIdSchema, checkResultSchema, checkRunSchema } from './check.schema.ts'

const runParams = z.extend(agentParams, { runId: checkIdSchema })

/**
 * Asks all cases of the draft and of what visitors have, behind the answer; the run says how far it is. The same id
 * again begins nothing new.
 */
export const createCheckRun = defineContract({
  id: 'publishing.run.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/check-runs/:runId',
  needs: ofAgent('editAgents'),
  summary: 'Runs the checks of an agent.',
  spec: 'issue 13 §9',
  params: runParams,
  body: z.object({
    /** Whether functions are really called; else a call is noted and answered by a placeholder. */
    callsTools: z.boolean(),
  }),
  rateLimit: [{ points: 20, seconds: 600, by: 'caller' }],
  responses: { 202: checkRunSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** A run with what came of each case so far. */
export const getCheckRun = defineContract({
  id: 'publishing.run.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/check-runs/:runId',
  needs: ofAgent('view'),
  summary: 'Reads a run of checks, with both answers to each.',
  spec: 'issue 13 §9',
  params: runParams,
  responses: {
    200: z.object({ run: checkRunSchema, results: z.array(checkResultSchema) }),
    ...errors(401, 404, 422),
  },
})

/** Stops a run. What was asked stays; one that has ended stays as it ended. */
export const cancelCheckRun = defineContract({
  id: 'publishing.cancellation.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/check-runs/:runId/cancel',
  needs: ofAgent('editAgents'),
  summary: 'Stops a run of checks.',
  spec: 'issue 13 §9',
  params: runParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: checkRunSchema, ...errors(401, 403, 404, 422, 429) },
})

/** Makes the link that shows a run to a client; one that was made before works no longer. */
export const createApprovalLink = defineContract({
  id: 'publishing.link.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/check-runs/:runId/link',
  needs: ofAgent('editAgents'),
  summary: 'Makes a link that shows checked answers to a client.',
  spec: 'issue 13 §9',
  params: runParams,
  rateLimit: [{ points: 30, seconds: 600, by: 'caller' }],
  responses: {
    200: z.object({
      /** Goes into the link; told this once, as its hash alone is kept. */
      secret: z.string(),
      run: checkRunSchema,
    }),
    ...errors(401, 403, 404, 409, 422, 429),
  },
})

/** Takes the link back: it works no longer. What the client decided stays. */
export const removeApprovalLink = defineContract({
  id: 'publishing.link.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/check-runs/:runId/link',
  needs: ofAgent('editAgents'),
  summary: 'Takes a link for an approval back.',
  spec: 'issue 13 §9',
  params: runParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: checkRunSchema, ...errors(401, 403, 404, 422, 429) },
})
