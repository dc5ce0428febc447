import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { checkCaseFieldsSchema, checkCaseSchema, checkIdSchema, checkRunSchema } from './check.schema.ts'
import { gateStates } from './publish-gate.ts'

const caseParams = z.extend(agentParams, { caseId: checkIdSchema })

/** All cases of an agent, what its last run was, and what they say about publishing its draft. */
export const listCheckCases = defineContract({
  id: 'publishing.case.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/check-cases',
  needs: ofAgent('view'),
  summary: 'Lists the checks of an agent, and whether its draft passes them.',
  spec: 'issue 13 §9',
  params: agentParams,
  responses: {
    200: z.object({
      /** The newest first; never more than `casesLimit`, so it has no pages. */
      items: z.array(checkCaseSchema),
      gate: z.enum(gateStates),
      /** The latest run; null where there was none. */
      run: z.nullable(checkRunSchema),
    }),
    ...errors(401, 404, 422),
  },
})

/** Writes a case. With `rev`, one that was changed since is a 409. */
export const saveCheckCase = defineContract({
  id: 'publishing.case.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/check-cases/:caseId',
  needs: ofAgent('editAgents'),
  summary: 'Writes a check of an agent.',
  spec: 'issue 13 §9',
  params: caseParams,
  body: z.extend(checkCaseFieldsSchema, {
    /** The revision this change was made on; absent for a new case, and for last write wins. */
    rev: z.optional(z.int()),
    /** The agent's conversation a new case is taken from; 404 for any other. @default '' */
    conversationId: z.optional(z.string().check(z.maxLength(100))),
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: checkCaseSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** Removes a case. One that is gone already is no error. */
export const removeCheckCase = defineContract({
  id: 'publishing.case.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/check-cases/:caseId',
  needs: ofAgent('editAgents'),
  summary: 'Removes a check of an agent.',
  spec: 'issue 13 §9',
  params: caseParams,
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
