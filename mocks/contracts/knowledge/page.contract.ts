import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { documentTagsSchema, refreshRateSchema } from './document.schema.ts'
import { pageAddressLimit, pagesLimit } from './knowledge-limits.ts'
import { pageAddress, pageAddressWrong } from './page-address.ts'
import { selectionSchema } from './selection.contract.ts'

/** A page's address, as people write it. */
export const pageAddressSchema = z.string(pageAddressWrong).check(
  z.maxLength(pageAddressLimit, pageAddressWrong),
  z.refine((typed) => pageAddress(typed) !== null, pageAddressWrong),
)

/** Gives an agent pages to know. Each is a document, which is read behind the answer; an address it knows is left as it is. */
export const createKnowledgePages = defineContract({
  id: 'knowledge.page.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-pages',
  needs: ofAgent('editAgents'),
  summary: 'Adds web pages as knowledge documents, which are then read.',
  spec: 'spec 3 §3',
  params: agentParams,
  bodyLimit: 1_500_000,
  body: z.object({
    urls: z
      .array(pageAddressSchema)
      .check(
        z.minLength(1, 'Please enter an address.'),
        z.maxLength(pagesLimit, `Please add at most ${pagesLimit.toLocaleString('en')} pages at once.`),
      ),
    /** @default 'never' */
    refreshRate: z.optional(refreshRateSchema),
    tags: z.optional(documentTagsSchema),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another document, or for more text. */
  responses: {
    202: z.object({
      added: z.int(),
      /** Addresses it has a document of already. */
      known: z.int(),
      /** Addresses for which there was no room. */
      left: z.int(),
    }),
    ...errors(401, 403, 404, 413, 422, 429),
  },
})

/** Reads several documents again: pages, and files whose reading failed. */
export const createKnowledgeReadings = defineContract({
  id: 'knowledge.readings.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-selection/readings',
  needs: ofAgent('editAgents'),
  summary: 'Reads several knowledge documents again.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: z.object({ documentIds: selectionSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    202: z.object({
      /** Documents that are read again. */
      reading: z.int(),
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Says how often pages are read again. What is no page is left as it is. */
export const saveKnowledgeRefreshRate = defineContract({
  id: 'knowledge.refreshRate.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-selection/refresh-rate',
  needs: ofAgent('editAgents'),
  summary: 'Says how often knowledge pages are read again.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: z.object({ documentIds: selectionSchema, refreshRate: refreshRateSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ changed: z.int() }), ...errors(401, 403, 404, 422, 429) },
})
