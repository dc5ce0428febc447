import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace, ofAgent } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentParams } from './agent.contract.ts'
import { agentSchema, agentTitleSchema } from './agent.schema.ts'
import { agentTemplateSchema, importedTemplateSchema } from './agent-template.schema.ts'
import { templateFileLimit } from './template-limits.ts'

/** What an export would hold, told before it is made. */
export const checkAgentTemplate = defineContract({
  id: 'agents.template.check',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/template-size',
  needs: ofAgent('view'),
  summary: 'Tells how large a template of an agent would be.',
  spec: 'spec 2 §7.3',
  params: agentParams,
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      /** Documents with something to say. */
      documents: z.int(),
      /** Bytes of the file without its documents. */
      settingsBytes: z.int(),
      /** Bytes of the whole file. */
      bytes: z.int(),
    }),
    ...errors(401, 404, 422, 429),
  },
})

/**
 * Turns the draft into a template file, with what the agent knows unless it is left out: the same draft makes the same
 * file, byte for byte. A file larger than `templateFileLimit` is a 422 (spec 2 §7.3).
 */
export const exportAgentToJson = defineContract({
  id: 'agents.template.export',
  method: 'POST',
  path: '/api/:region/rpc/exportAgentToJson',
  needs: ofAgent('view'),
  summary: 'Exports an agent with what it knows as a template without secrets.',
  spec: 'spec 2 §2.6, §7.3',
  params: z.object({ region: regionSchema }),
  body: z.object({
    agentId: agentIdSchema,
    /** Whether its documents go along. @default true */
    knowledge: z.optional(z.boolean()),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ agentTemplate: agentTemplateSchema }), ...errors(401, 404, 422, 429) },
})

/** Makes an agent from a template file, with the documents in it. The same `agentId` twice makes one agent. */
export const importAgentTemplate = defineContract({
  id: 'agents.template.import',
  method: 'POST',
  path: '/api/:region/rpc/importAgentTemplate',
  needs: inWorkspace('editAgents'),
  summary: 'Creates an agent from an exported template.',
  spec: 'spec 2 §7.3',
  params: z.object({ region: regionSchema }),
  body: z.object({
    agentTemplate: importedTemplateSchema,
    /** Made by the browser, so that pressing twice makes one agent. */
    agentId: agentIdSchema,
    workspaceId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** @default the template's own title */
    agentName: z.optional(agentTitleSchema),
  }),
  bodyLimit: templateFileLimit + 1000,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ agentCreated: agentSchema }), ...errors(401, 403, 404, 422, 429) },
})
