import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { documentIdSchema, documentTagSchema } from './document.schema.ts'
import { documentTagsLimit, selectionLimit } from './knowledge-limits.ts'

/** Documents that one action is about. */
export const selectionSchema = z
  .array(documentIdSchema)
  .check(
    z.minLength(1, 'Please choose documents.'),
    z.maxLength(selectionLimit, `Please choose at most ${selectionLimit} documents at once.`),
  )
const someTags = z
  .array(documentTagSchema)
  .check(z.maxLength(documentTagsLimit, `Please use at most ${documentTagsLimit} tags.`))

/** Forgets several documents. */
export const removeKnowledgeSelection = defineContract({
  id: 'knowledge.selection.remove',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-selection/remove',
  needs: ofAgent('editAgents'),
  summary: 'Deletes several knowledge documents.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: z.object({ documentIds: selectionSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ removed: z.int() }), ...errors(401, 403, 404, 422, 429) },
})

/** Gives tags to several documents, or takes them away. One that would have too many keeps those it has. */
export const saveKnowledgeSelection = defineContract({
  id: 'knowledge.selection.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-selection/tags',
  needs: ofAgent('editAgents'),
  summary: 'Tags several knowledge documents.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: z.object({ documentIds: selectionSchema, add: someTags, remove: someTags }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      changed: z.int(),
      /** Documents that have as many tags as one may. */
      full: z.int(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Tags after some were given and some taken; null for more than a document may have. */
export function retag(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] | null {
  const left = tags.filter((tag) => !remove.includes(tag))
  const next = [...new Set([...left, ...add])]
  return next.length > documentTagsLimit && next.length > tags.length ? null : next
}
