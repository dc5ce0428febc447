import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { answerRatings } from '../conversations/answer-rating.ts'
import { messageSchema } from '../conversations/message.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { itsVisitor } from '../shared/needs.ts'

/** Said where an agent's visitors may not rate answers. */
export const noRatings = 'Answers of this agent cannot be rated.'

/** A visitor rates an answer of their own conversation, changes that, or takes it back. */
export const rateAnswer = defineContract({
  id: 'embed.rating.save',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/ratings',
  needs: itsVisitor,
  summary: 'Rates an answer with a thumb up or down.',
  spec: 'spec 2 §2.7',
  params: agentParams,
  body: z.object({
    /** An answer of the agent in the visitor's own conversation; any other message is a 404. */
    messageId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Null takes it back. */
    rating: z.nullable(z.enum(answerRatings)),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: messageSchema, ...errors(401, 403, 404, 422, 429) },
})
