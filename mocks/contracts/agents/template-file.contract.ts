import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace, ofAgent } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentSchema, agentTitleSchema } from './agent.schema.ts'
import { agentTemplateSchema, importedTemplateSchema } from './agent-template.schema.ts'

/** Turns the draft into a template file: the same draft makes the same file, byte for byte (spec 2 §7.3). */
export const exportAgentToJson = defineContract({
  id: 'agents.template.export',
  method: 'POST',
  path: '/api/:region/rpc/exportAgentToJson',
  needs: ofAgent('view'),
  summary: 'Exports an agent with nodes as a template without secrets.',
  spec: 'spec 2 §2.6, §7.3',
  params: z.object({ region: regionSchema }),
  body: z.object({ agentId: agentIdSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ agentTemplate: agentTemplateSchema }), ...errors(401, 404, 422, 429) },
})

/** Makes an agent from a template file. The same `agentId` twice makes one agent. */
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
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ agentCreated: agentSchema }), ...errors(401, 403, 404, 422, 429) },
})
