import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone, type Caller, decideIn } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import type { Region } from '../shared/region.ts'
import { type Workspace, workspaceInternalSchema } from '../workspaces/workspace.contract.ts'
import { agencyParams } from './agency.contract.ts'

/** What of an agency's workspace is public; the specification's keys (spec 2 §7.3, threats 5). */
export const publicUserSchema = z.object({
  /** Always empty: a workspace's secret is kept as a hash and shown once, when it is made. */
  workspaceSecret: z.literal(''),
  /** Whether the workspace ever paid; null for whoever is not in it. */
  hasEverPaid: z.nullable(z.boolean()),
  /** What of its notes everybody may read: which of our public price lists it has. */
  internal: z.pick(workspaceInternalSchema, { useNewPricing: true }),
})
export type PublicUser = z.infer<typeof publicUserSchema>

/** What anybody may know of the workspace of an agency. A workspace without that agency is a 404 like one nobody has. */
export const getPublicUser = defineContract({
  id: 'agency.user.get',
  method: 'GET',
  path: '/api/:region/public/users/:userId',
  needs: anyone,
  summary: "Tells what is public of an agency's workspace.",
  spec: 'spec 2 §7.3',
  params: z.object({ region: regionSchema, userId: agencyParams.shape.agencyId }),
  query: z.object({
    /** Its agency. */
    agencyId: agencyParams.shape.agencyId,
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'ip' }],
  responses: { 200: z.object({ data: publicUserSchema }), ...errors(404, 422, 429) },
})

/** What a caller is told of a workspace. */
export function publicUserOf(
  { uid, hasEverPaid, internal }: Pick<Workspace, 'uid' | 'hasEverPaid' | 'internal'>,
  caller: Caller,
  region: Region,
): PublicUser {
  const isInside = decideIn(caller, uid, region, 'view') === 'allow'
  return {
    workspaceSecret: '',
    hasEverPaid: isInside ? hasEverPaid : null,
    internal: { useNewPricing: internal.useNewPricing },
  }
}
