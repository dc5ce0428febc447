import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { idSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { leadCardSchema, leadFieldsSchema, leadSchema } from './lead.schema.ts'
import { leadWordLimit } from './lead-limits.ts'
import { leadSources } from './lead-sources.ts'

/** The path parameters of every call about one lead. */
export const leadParams = z.extend(agentParams, { leadId: idSchema })

/** Who left their details with an agent, the latest first (spec 3 §2). */
export const listLeads = defineContract({
  id: 'leads.lead.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/leads',
  needs: ofAgent('view'),
  summary: 'Lists the leads of an agent, the latest first.',
  spec: 'spec 3 §2 (Leads)',
  params: agentParams,
  query: z.object({
    ...pageQuery,
    /** Parts of words of details, notes and own columns, in any case; all of them must be found. */
    q: z.optional(z.string().check(z.maxLength(100))),
    stage: z.optional(z.string().check(z.maxLength(leadWordLimit))),
    source: z.optional(z.enum(leadSources)),
    /** Email address of the member who looks after it. */
    owner: z.optional(z.string().check(z.maxLength(200))),
  }),
  // A search looks through many.
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: pageOf(leadCardSchema), ...errors(401, 404, 422, 429) },
})

/** One lead, with where its details were read and who may be the same person. */
export const getLead = defineContract({
  id: 'leads.lead.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/leads/:leadId',
  needs: ofAgent('view'),
  summary: 'Reads a lead, with the messages its details were read in and who may be the same person.',
  spec: 'spec 3 §2 (Leads)',
  params: leadParams,
  responses: { 200: leadSchema, ...errors(401, 404, 422) },
})

/** Makes a lead under an id made by the browser, or changes the sent fields of one. */
export const saveLead = defineContract({
  id: 'leads.lead.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/leads/:leadId',
  needs: ofAgent('chats'),
  summary: 'Creates a lead, or changes the fields sent.',
  spec: 'spec 3 §2 (Leads)',
  params: leadParams,
  body: z.extend(z.partial(leadFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 240, seconds: 60, by: 'caller' }],
  /** 403 `limit_reached`: there is no room for another. */
  responses: { 200: leadSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})

/** Forgets a lead for good. Forgetting what is gone is a success too. */
export const removeLead = defineContract({
  id: 'leads.lead.remove',
  method: 'DELETE',
  path: '/api/:region/v2/agents/:agentId/leads/:leadId',
  needs: ofAgent('chats'),
  summary: 'Deletes a lead.',
  spec: 'spec 3 §2 (Leads)',
  params: leadParams,
  rateLimit: [{ points: 240, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** Takes another lead into this one; the other is gone then, and that cannot be undone. */
export const mergeLeads = defineContract({
  id: 'leads.merge.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/leads/:leadId/merge',
  needs: ofAgent('chats'),
  summary: 'Merges another lead into this one and deletes the other.',
  spec: 'spec 3 §2 (Leads)',
  params: leadParams,
  body: z.object({ otherId: idSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: leadSchema, ...errors(401, 403, 404, 422, 429) },
})

/** The lead a conversation belongs to. */
export const getConversationLead = defineContract({
  id: 'leads.conversationLead.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/convos/:conversationId/lead',
  needs: ofAgent('view'),
  summary: 'Reads the lead a conversation belongs to.',
  spec: 'spec 3 §2 (Leads)',
  params: z.extend(agentParams, { conversationId: idSchema }),
  responses: {
    200: z.object({
      /** null where its visitor left no details. */
      lead: z.nullable(leadCardSchema),
      /** The lead's address where it was given in this conversation and changed by no member since; '' elsewhere. */
      givenEmail: z.string(),
    }),
    ...errors(401, 404, 422),
  },
})
