import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { figuresSchema, usageSchema } from './figures.schema.ts'
import { groupedQuestionsSchema } from './question-groups.schema.ts'
import { rangeQuery } from './range-query.ts'

/** What visitors did on some days, beside as many days before. */
export const getFigures = defineContract({
  id: 'analytics.figures.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/analytics',
  needs: ofAgent('view'),
  summary: 'Reads the figures of an agent for a range of days.',
  spec: 'spec 3 §2 (Analytics)',
  params: agentParams,
  query: rangeQuery,
  responses: { 200: figuresSchema, ...errors(401, 404, 422) },
})

/** What visitors asked on some days, questions of one meaning together. */
export const getQuestionGroups = defineContract({
  id: 'analytics.questionGroups.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/analytics/questions',
  needs: ofAgent('view'),
  summary: "Reads what an agent's visitors asked for, grouped by meaning.",
  spec: 'spec 3 §2 (Analytics)',
  params: agentParams,
  query: rangeQuery,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: groupedQuestionsSchema, ...errors(401, 404, 422, 429) },
})

/** What answering cost and how it went, per model and what it was asked for. */
export const getUsage = defineContract({
  id: 'analytics.usage.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/metrics',
  needs: ofAgent('view'),
  summary: 'Reads tokens, credits, times and failures of an agent for a range of days.',
  spec: 'spec 3 §2 (Metrics)',
  params: agentParams,
  query: rangeQuery,
  responses: { 200: usageSchema, ...errors(401, 404, 422) },
})
