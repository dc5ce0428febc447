import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { documentParams } from './document.contract.ts'

/** Most passages a preview shows. */
export const shownPassages = 100

/** A passage of a document as answers are made from it. */
export const passageSchema = z.object({
  /** Headings from the outermost to the nearest. */
  headings: z.array(z.string()),
  text: z.string(),
})

/** The passages a document is cut into, by the agent's own limit. */
export const listPassages = defineContract({
  id: 'knowledge.passage.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId/passages',
  needs: ofAgent('view'),
  summary: 'Shows how a document is cut into passages.',
  spec: 'spec 3 §3',
  params: documentParams,
  responses: {
    200: z.object({
      /** The first ones. */
      items: z.array(passageSchema),
      /** How many there are. */
      total: z.int(),
      /** Characters a passage has at most. */
      maxChunkSize: z.int(),
    }),
    ...errors(401, 404, 422),
  },
})
