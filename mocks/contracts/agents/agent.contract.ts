import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace, ofAgent } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentCardSchema, agentFieldsSchema, agentSchema, protectedAgentFields } from './agent.schema.ts'

/** The path parameters of every call about one agent. */
export const agentParams = z.object({ region: regionSchema, agentId: agentIdSchema })

/** The agents of a workspace, newest change first (spec 2 §2.6). */
export const listAgents = defineContract({
  id: 'agents.agent.list',
  method: 'GET',
  path: '/api/:region/v2/agents',
  needs: inWorkspace('view'),
  summary: 'Lists the agents of a workspace, last changed first or by name.',
  spec: 'spec 2 §2.6',
  params: z.object({ region: regionSchema }),
  query: z.object({
    workspaceId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Words that begin words of the name or description; case and accents do not matter. */
    q: z.optional(z.string().check(z.maxLength(100))),
    /** By last change, the latest first, or by name from A to Z. @default 'lastModified' */
    sort: z.optional(z.enum(['lastModified', 'title'])),
    platform: z.optional(z.enum(['vg', 'vf'])),
    ...pageQuery,
  }),
  responses: {
    200: z.extend(pageOf(agentCardSchema), {
      /** Agents in the whole list; null on later pages and where only a search would tell. */
      total: z.nullable(z.int()),
    }),
    ...errors(401, 404, 422),
  },
})

/** One agent with all its settings (spec 2 §7.6). */
export const getAgent = defineContract({
  id: 'agents.agent.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId',
  needs: ofAgent('view'),
  summary: 'Reads one agent with all its settings.',
  spec: 'spec 2 §7.6',
  params: agentParams,
  responses: { 200: agentSchema, ...errors(401, 404, 422) },
})

/**
 * Creates an agent under an id made by the browser, or changes the sent fields of one that exists
 * (spec 1 §7, spec 3 §7). A protected field in the body is a 403; unknown ones are dropped.
 */
export const saveAgent = defineContract({
  id: 'agents.agent.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId',
  needs: ofAgent('editAgents'),
  summary: 'Creates an agent, or changes the fields sent.',
  spec: 'spec 1 §7, spec 3 §7',
  params: agentParams,
  body: z.extend(z.partial(agentFieldsSchema), {
    /** The workspace a new agent belongs to; the caller must be a member. */
    workspaceId: z.optional(z.string().check(z.maxLength(40))),
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
    ...protectedAgentFields,
  }),
  rateLimit: [{ points: 120, seconds: 60, by: 'caller' }],
  responses: { 200: agentSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})
