import * as z from 'zod/mini'
import { cutText } from '../shared/cut-text.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { agentParams } from './agent.contract.ts'
import { agentSchema, agentTitleLimit, agentTitleSchema } from './agent.schema.ts'

const copyMark = ' copy'

/** The name of a copy when none is given. */
export function copyTitle(title: string): string {
  // Half an emoji is no text.
  const kept = cutText(title, agentTitleLimit - copyMark.length)
  return `${kept.trimEnd()}${copyMark}`
}

/** Makes a second agent with the draft's settings, knowledge and checks, published as version 1; conversations stay behind. */
export const duplicateAgent = defineContract({
  id: 'agents.agent.duplicate',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/duplicate',
  needs: ofAgent('editAgents', { agentKey: false }),
  summary: 'Creates a copy of an agent with what it knows.',
  spec: 'spec 2 §2.6',
  params: agentParams,
  body: z.object({
    /** The copy's id, made by the browser, so that pressing twice makes one copy. */
    agentId: agentIdSchema,
    /** @default `copyTitle` of the agent */
    title: z.optional(agentTitleSchema),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: agentSchema, ...errors(401, 403, 404, 422, 429) },
})

/**
 * Removes an agent for good: knowledge, versions, conversations, keys and files go with it, its widget stops and its
 * place is free. Its id is never used again.
 */
export const removeAgent = defineContract({
  id: 'agents.agent.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId',
  needs: ofAgent('owner', { agentKey: false }),
  summary: 'Removes an agent and everything that belongs to it.',
  spec: 'spec 2 §2.6',
  params: agentParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})
