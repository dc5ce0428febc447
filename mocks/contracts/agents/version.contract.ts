import * as z from 'zod/mini'
import { reasonSchema } from '../publishing/check.schema.ts'
import { gateStates } from '../publishing/publish-gate.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { agentParams } from './agent.contract.ts'
import { agentSchema } from './agent.schema.ts'

/** What the checks of an agent said when it was published. */
export const versionChecksSchema = z.object({
  gate: z.enum(gateStates),
  /** Why it was published although they did not pass; '' where they did. */
  reason: z.string(),
  /** Who approved those answers from a link, as they called themselves; '' for nobody. */
  approvedBy: z.string(),
})
export type VersionChecks = z.infer<typeof versionChecksSchema>

/** One line of an agent's version history. */
export const agentVersionSchema = z.object({
  /** Counts up with every entry of the agent's history. */
  version: z.int(),
  /** `published`: visitors got it. `draft`: a draft as it was when it was backed up. */
  kind: z.enum(['published', 'draft']),
  /** Unix seconds. */
  savedAt: z.int(),
  /** Email address of who published or backed up; null when a server's key did. */
  savedBy: z.nullable(z.string()),
  /** The version whose restore this draft was kept for; null for all others. */
  keptFor: z.nullable(z.int()),
  /** Whether visitors get it now. */
  current: z.boolean(),
  /** What its checks said when it was published; absent where it had none. */
  checks: z.optional(versionChecksSchema),
})
export type AgentVersion = z.infer<typeof agentVersionSchema>

const versionParams = z.extend(agentParams, {
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
})

/**
 * Makes the draft what visitors get: an immutable copy under the next version number (spec 2 §4, agent publish). A
 * draft that does not pass the agent's checks is a 409 `checks_stop_publish`, unless somebody says why.
 */
export const publishAgent = defineContract({
  id: 'agents.version.create',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/publish',
  needs: ofAgent('publish'),
  summary: 'Publishes the draft as the next version.',
  spec: 'spec 2 §4',
  params: agentParams,
  body: z.optional(
    z.object({
      /** Why it is published although its checks do not pass; kept with the version, and with no other. @default '' */
      reason: z.optional(reasonSchema),
      /** Revision of the draft that was looked at: what somebody saved since is a 409. @default the draft as it is */
      rev: z.optional(z.int()),
    }),
  ),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: agentSchema, ...errors(401, 403, 404, 409, 422, 429) },
})

/** An agent's version history, newest first; never more than `keptVersions`, so it has no pages. */
export const listVersions = defineContract({
  id: 'agents.version.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/versions',
  needs: ofAgent('view'),
  summary: "Lists an agent's versions, newest first.",
  spec: 'spec 2 §2.6',
  params: agentParams,
  responses: { 200: z.object({ items: z.array(agentVersionSchema) }), ...errors(401, 404, 422) },
})

/** One version with the agent as it was, to compare it with another or with the draft. */
export const getVersion = defineContract({
  id: 'agents.version.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/versions/:version',
  needs: ofAgent('view'),
  summary: 'Reads one version of an agent.',
  spec: 'spec 2 §2.6',
  params: versionParams,
  responses: {
    200: z.object({ version: agentVersionSchema, agent: agentSchema }),
    ...errors(401, 404, 422),
  },
})

/**
 * Copies a version's fields into the draft; visitors see nothing of it until it is published. A draft that is in no
 * version yet is backed up first, so a restore can itself be undone. A draft newer than `rev` is a 409.
 */
export const restoreVersion = defineContract({
  id: 'agents.version.restore',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/versions/:version/restore',
  needs: ofAgent('editAgents'),
  summary: 'Makes a version the draft again.',
  spec: 'spec 2 §2.6',
  params: versionParams,
  body: z.object({
    /** The revision of the draft the caller looked at. */
    rev: z.int(),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: agentSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})
