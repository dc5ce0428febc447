import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { formValuesSchema } from '../conversations/parts.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { itsVisitor } from '../shared/needs.ts'

/** Said where an agent's visitors are asked nothing before they write. */
export const noChatFormWords = 'This agent has no form before the chat.'

/** A visitor fills in the form before the chat: what they say makes a lead. */
export const sendChatForm = defineContract({
  id: 'embed.form.send',
  method: 'POST',
  path: '/api/:region/public/agents/:agentId/form',
  needs: itsVisitor,
  summary: 'Sends the form before the chat.',
  spec: 'spec 3 §2 (Leads)',
  params: agentParams,
  body: z.object({
    /** What was filled in, by the names of the published form's fields. */
    values: formValuesSchema,
    /** The agent's version whose form was shown; answers are read by it. @default what visitors have today */
    version: z.optional(z.int()),
  }),
  rateLimit: [{ points: 10, seconds: 60, by: 'caller' }],
  /** 429 as well where the agent got as many leads as it takes from one connection, or of all, within an hour. */
  responses: { 200: z.object({}), ...errors(401, 403, 404, 422, 429) },
})
