import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import {
  documentFieldsSchema,
  documentIdSchema,
  documentKinds,
  documentStatusSchema,
  knowledgeCardSchema,
  knowledgeDocumentSchema,
} from './document.schema.ts'
import { documentOrders } from './document-order.ts'
import { questionLimit } from './knowledge-limits.ts'

/** The path parameters of every call about one document. */
export const documentParams = z.extend(agentParams, { documentId: documentIdSchema })

/** What an agent knows, document by document (spec 3 §3). */
export const listKnowledge = defineContract({
  id: 'knowledge.document.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb',
  needs: ofAgent('view'),
  summary: 'Lists knowledge documents, last changed first.',
  spec: 'spec 3 §3',
  params: agentParams,
  query: z.object({
    ...pageQuery,
    /** Parts of words of name, address and tags, in any case; all of them must be found. */
    q: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(documentStatusSchema),
    kind: z.optional(z.enum(documentKinds)),
    tag: z.optional(z.string().check(z.maxLength(200))),
    /** @default '-updatedAt' */
    sort: z.optional(z.enum(documentOrders)),
  }),
  responses: { 200: pageOf(knowledgeCardSchema), ...errors(401, 404, 422) },
})

/** One document with all its text. */
export const getKnowledge = defineContract({
  id: 'knowledge.document.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId',
  needs: ofAgent('view'),
  summary: 'Reads a knowledge document.',
  spec: 'spec 3 §3',
  params: documentParams,
  responses: { 200: knowledgeDocumentSchema, ...errors(401, 404, 422) },
})

/** Makes a text, or questions and answers, under an id made by the browser, or changes the sent fields of a document. */
export const saveKnowledge = defineContract({
  id: 'knowledge.document.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId',
  needs: ofAgent('editAgents'),
  summary: 'Creates a knowledge document, or changes the fields sent.',
  spec: 'spec 3 §3',
  params: documentParams,
  bodyLimit: 3_000_000,
  body: z.extend(z.partial(documentFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
    /** The visitors' question new questions and answers are written for; kept as they are made, and left alone by changes. */
    asked: z.optional(z.string().check(z.maxLength(questionLimit))),
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another, or for so much text. */
  responses: {
    200: knowledgeDocumentSchema,
    ...errors(401, 403, 404, 413, 422, 429),
    409: conflictSchema,
  },
})

/** Forgets a document: no later answer is made from it. Forgetting what is gone is a success too. */
export const removeKnowledge = defineContract({
  id: 'knowledge.document.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/kb/:documentId',
  needs: ofAgent('editAgents'),
  summary: 'Deletes a knowledge document.',
  spec: 'spec 3 §3',
  params: documentParams,
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** How much an agent knows, how much it may, and the tags its documents have. */
export const getKnowledgeUsage = defineContract({
  id: 'knowledge.usage.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb-usage',
  needs: ofAgent('view'),
  summary: 'Counts what an agent knows, beside what its plan has room for.',
  spec: 'spec 3 §3',
  params: agentParams,
  responses: {
    200: z.object({
      documents: z.int(),
      /** Characters of all its documents. */
      charCount: z.int(),
      /** What the plan has room for; null for any number. */
      maxKbDocsCharCount: z.nullable(z.int()),
      /** Tags in use, from A to Z. */
      tags: z.array(z.string()),
      /** Documents that wait to be read, or are being read. */
      reading: z.int(),
      /** The line by which a website says that it is the workspace's own, and is read past robots.txt (`siteProofPath`). */
      siteProof: z.string(),
    }),
    ...errors(401, 404, 422),
  },
})
