import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { agentFieldsSchema } from '../agents/agent.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { messageTextSchema } from './message.schema.ts'

/** What a model would receive for a question. */
export const modelRequestSchema = z.object({
  /** False where no language model is configured: the knowledge answers, and nothing of this is sent. */
  sent: z.boolean(),
  /** The model that would be asked. */
  model: z.string(),
  /** The operator set one model for every agent, so the agent's own is not asked. */
  modelIsFixed: z.boolean(),
  temperature: z.number(),
  maxTokens: z.int(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  /** Names of the tools it may call. */
  tools: z.array(z.string()),
})
export type ModelRequest = z.infer<typeof modelRequestSchema>

/** Makes what the responder would send for a first question, by the same functions; nothing is sent or kept. */
export const checkPrompt = defineContract({
  id: 'conversations.prompt.check',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/prompt-checks',
  needs: ofAgent('view'),
  summary: 'Shows what a language model would receive for a question.',
  spec: 'spec 3 §2 (Prompt)',
  params: agentParams,
  body: z.object({
    text: messageTextSchema,
    /** What is typed in place of what is saved of the draft. */
    typed: z.optional(
      z.partial(
        z.pick(agentFieldsSchema, {
          vg_systemPrompt: true,
          vg_initPrompt: true,
          vg_defaultModel: true,
          vg_temperature: true,
          vg_maxTokens: true,
        }),
      ),
    ),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: modelRequestSchema, ...errors(401, 404, 422, 429) },
})
