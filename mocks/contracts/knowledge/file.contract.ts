import * as z from 'zod/mini'
import { sizeRefusal } from '../files/upload-rules.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { documentParams } from './document.contract.ts'
import { documentTagsSchema, knowledgeCardSchema } from './document.schema.ts'
import { documentNameLimit, knowledgeFileMB } from './knowledge-limits.ts'
import { readFailures } from './read-failures.ts'

/** Longest base64 text of a file of the greatest size, with what a data URL says before it. */
const payloadLimit = Math.ceil((knowledgeFileMB * 1_000_000 * 4) / 3) + 300

/** Gives an agent a file to know; what it is called never decides what it is. It is read behind the answer. */
export const createKnowledgeFile = defineContract({
  id: 'knowledge.file.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId/file',
  needs: ofAgent('editAgents'),
  summary: 'Uploads a file as a knowledge document; its state shows in the list.',
  spec: 'spec 3 §3',
  params: documentParams,
  bodyLimit: 7_000_000,
  body: z.object({
    /** What the file is called. */
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(documentNameLimit)),
    /** The file, in base64; a data URL is taken too. */
    base64Payload: z
      .string()
      .check(
        z.minLength(1, readFailures.empty),
        z.maxLength(payloadLimit, sizeRefusal({ accept: [], maxSizeMB: knowledgeFileMB })),
      ),
    tags: z.optional(documentTagsSchema),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    /** 403 `limit_reached`: there is no room for another. 422: the reason in `fields.base64Payload`. */
    202: knowledgeCardSchema,
    ...errors(401, 403, 404, 413, 422, 429),
  },
})

/** Reads a document again whose reading failed for a reason that may have passed. */
export const createKnowledgeReading = defineContract({
  id: 'knowledge.reading.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId/readings',
  needs: ofAgent('editAgents'),
  summary: 'Reads a knowledge document again.',
  spec: 'spec 3 §3',
  params: documentParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  /** 409 `nothing_to_read`: it was written, or its file is no longer there. */
  responses: { 202: knowledgeCardSchema, ...errors(401, 403, 404, 409, 422, 429) },
})
