import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { conflictSchema, errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { leadSettingsFieldsSchema, leadSettingsSchema } from './lead.schema.ts'

/** Stages, columns and what makes a lead, of one agent. */
export const getLeadSettings = defineContract({
  id: 'leads.settings.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/leads-settings',
  needs: ofAgent('view'),
  summary: 'Reads the stages and columns of leads, and what makes one.',
  spec: 'spec 3 §2 (Leads)',
  params: agentParams,
  responses: { 200: leadSettingsSchema, ...errors(401, 404, 422) },
})

/** Changes them. Leads keep what they have in a stage or column that goes. */
export const saveLeadSettings = defineContract({
  id: 'leads.settings.save',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/leads-settings',
  needs: ofAgent('editAgents'),
  summary: 'Changes the stages and columns of leads, and what makes one.',
  spec: 'spec 3 §2 (Leads)',
  params: agentParams,
  body: z.extend(z.partial(leadSettingsFieldsSchema), {
    /** The revision this change was made on; absent means last write wins. */
    rev: z.optional(z.int()),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: leadSettingsSchema, ...errors(401, 403, 404, 422, 429), 409: conflictSchema },
})
