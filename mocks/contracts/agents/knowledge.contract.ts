import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { agentParams } from './agent.contract.ts'

/** A knowledge document in lists (spec 3 §3). */
export const knowledgeCardSchema = z.object({
  ID: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  sourceType: z.enum(['doc', 'url']),
  status: z.enum(['ERROR', 'SUCCESS', 'PENDING', 'INITIALIZED']),
  refreshRate: z.enum(['6h', '12h', '24h', '7d', 'never']),
  tags: z.array(z.string()),
  /** Characters of readable text. */
  charCount: z.int(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  updatedAt: z.int(),
})
export type KnowledgeCard = z.infer<typeof knowledgeCardSchema>

/** What an agent knows, document by document (spec 3 §3). */
export const listKnowledge = defineContract({
  id: 'agents.knowledge.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb',
  needs: ofAgent('view'),
  summary: "Lists an agent's knowledge documents.",
  spec: 'spec 3 §3',
  params: agentParams,
  query: z.object(pageQuery),
  responses: { 200: pageOf(knowledgeCardSchema), ...errors(401, 404, 422) },
})
