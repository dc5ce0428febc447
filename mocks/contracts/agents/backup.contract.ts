import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { agentVersionSchema } from './version.contract.ts'

/**
 * Keeps the agent as it is now in its version history, with who did it (spec 2 §4, §7.3). After a publish that is
 * the published version itself; a draft with unpublished changes gets an entry of its own. Twice is once.
 */
export const saveAgentBackup = defineContract({
  id: 'agents.backup.create',
  method: 'POST',
  path: '/api/:region/rpc/saveAgentBackup',
  needs: ofAgent('editAgents'),
  summary: 'Keeps the agent as it is now in its version history.',
  spec: 'spec 2 §7.3',
  params: z.object({ region: regionSchema }),
  body: z.object({
    agentId: agentIdSchema,
    workspaceId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The caller's own address; a server names a member of the workspace. */
    userEmail: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ version: agentVersionSchema }), ...errors(401, 403, 404, 422, 429) },
})
