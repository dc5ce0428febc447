import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { attachedFileSchema, attachmentSchema } from '../conversations/attachment.schema.ts'
import { emptyFile, sizeRefusal, uploadPurposes } from '../files/upload-rules.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'

const rules = uploadPurposes.attachments
/** Longest base64 text of a file of the greatest size, with what a data URL says before it. */
const payloadLimit = Math.ceil((rules.maxSizeMB * 1_000_000 * 4) / 3) + 300

const conversationParams = z.extend(agentParams, { conversationId: idSchema })

/** Gives a conversation a file, which a message or a note of the same member then brings; unsent, it is kept for a day. */
export const createAttachment = defineContract({
  id: 'inbox.attachment.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/attachments',
  needs: ofAgent('chats', { agentKey: false }),
  summary: 'Uploads a file to go with a message or a note.',
  spec: 'decision 0094',
  params: conversationParams,
  bodyLimit: payloadLimit + 10_000,
  body: z.object({
    /** What the file is called; what it is, its bytes decide. */
    name: z.string().check(z.maxLength(1000)),
    /** The file, in base64; a data URL is taken too. */
    base64Payload: z.string().check(z.minLength(1, emptyFile), z.maxLength(payloadLimit, sizeRefusal(rules))),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: {
    /** 403 `limit_reached`: the workspace keeps as much as it may. 422: the reason in `fields.base64Payload`. */
    200: attachmentSchema,
    ...errors(401, 403, 404, 413, 422, 429, 503),
  },
})

/** A file of a conversation, of its notes too. */
export const getAttachment = defineContract({
  id: 'inbox.attachment.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/attachments/:attachmentId',
  needs: ofAgent('view', { agentKey: false }),
  summary: 'Reads a file of a message or a note.',
  spec: 'decision 0094',
  params: z.extend(conversationParams, { attachmentId: idSchema }),
  rateLimit: [{ points: 300, seconds: 60, by: 'caller' }],
  responses: { 200: attachedFileSchema, ...errors(401, 403, 404, 422, 429, 503) },
})
