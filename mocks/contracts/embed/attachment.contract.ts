import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { attachedFileSchema } from '../conversations/attachment.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { itsVisitor } from '../shared/needs.ts'

/** A file a member sent in the visitor's own conversation; any other, a note's among them, is a 404. */
export const getVisitorAttachment = defineContract({
  id: 'embed.attachment.get',
  method: 'GET',
  path: '/api/:region/public/agents/:agentId/attachments/:attachmentId',
  needs: itsVisitor,
  summary: 'Reads a file that was sent to the visitor.',
  spec: 'decision 0094',
  params: z.extend(agentParams, { attachmentId: idSchema }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: attachedFileSchema, ...errors(401, 404, 422, 429, 503) },
})
