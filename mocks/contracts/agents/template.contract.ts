import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentSchema, agentTitleSchema } from './agent.schema.ts'
import { agentTemplateKeySchema } from './template-catalogue.ts'

/** Makes an agent from one of the seven templates (spec 1 §7). The same `agentId` twice makes one agent. */
export const convertTemplate = defineContract({
  id: 'agents.template.create',
  method: 'POST',
  path: '/api/:region/rpc/convertAgentTemplateToAgent',
  needs: inWorkspace('editAgents'),
  summary: 'Creates an agent from a template, with its prompts and starter content.',
  spec: 'spec 1 §7',
  params: z.object({ region: regionSchema }),
  body: z.object({
    agentName: agentTitleSchema,
    agentTemplate: agentTemplateKeySchema,
    /** Made by the browser, so that pressing twice makes one agent. */
    agentId: agentIdSchema,
    workspaceId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Follows the theme the owner works in. @default 'blue-light' */
    theme: z.optional(z.enum(['blue-light', 'blue-dark'])),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ agentCreated: agentSchema }), ...errors(401, 403, 404, 422, 429) },
})
