import * as z from 'zod/mini'
import { emailSchema, workspaceCardSchema } from '../session/account.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace, ownAccount } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { invitationSecretSchema } from './invitation.contract.ts'
import { permissionSchema, usersPermsSchema } from './permissions.ts'
import { workspaceParams } from './workspace.contract.ts'

/** Somebody in a workspace. */
export const memberSchema = z.object({
  email: z.string(),
  /** As they call themselves; the address's first part when they do not. */
  displayName: z.string(),
  photoURL: z.string(),
  role: z.enum(['owner', 'member']),
  usersPerms: z.array(permissionSchema),
  /** Unix seconds. */
  joinedAt: z.int(),
})
export type Member = z.infer<typeof memberSchema>

/** Seats in use and seats there are; null is no limit. */
export const seatsSchema = z.object({ used: z.int(), total: z.nullable(z.int()) })

/** The people of a workspace, by address (spec 2 §2.6, New User). */
export const listMembers = defineContract({
  id: 'workspaces.member.list',
  method: 'GET',
  path: '/api/:region/v2/workspaces/:uid/members',
  needs: inWorkspace('view'),
  summary: 'Lists the people of a workspace and its seats.',
  spec: 'spec 2 §2.6, §6',
  params: workspaceParams,
  query: z.object(pageQuery),
  responses: { 200: z.extend(pageOf(memberSchema), { seats: seatsSchema }), ...errors(401, 404, 422) },
})

/** Changes what a member may do. Nobody gives or takes a permission they do not have. */
export const saveMember = defineContract({
  id: 'workspaces.member.save',
  method: 'POST',
  path: '/api/:region/v2/workspaces/:uid/members',
  needs: inWorkspace('members'),
  summary: 'Changes what a member may do.',
  spec: 'spec 2 §6',
  params: workspaceParams,
  body: z.object({ email: emailSchema, usersPerms: usersPermsSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: memberSchema, ...errors(401, 403, 404, 422, 429) },
})

/** Takes someone out of a workspace; what they may do there ends at once. */
export const removeMember = defineContract({
  id: 'workspaces.member.remove',
  method: 'DELETE',
  path: '/api/:region/v2/workspaces/:uid/members',
  needs: inWorkspace('members'),
  summary: 'Removes someone from a workspace.',
  spec: 'spec 2 §5',
  params: workspaceParams,
  body: z.object({ email: emailSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** Joins the workspace one was invited to; the signed-in account must have the invited address (spec 2 §7.3). */
export const joinWorkspace = defineContract({
  id: 'workspaces.member.create',
  method: 'POST',
  path: '/api/:region/rpc/joinWorkspace',
  needs: ownAccount,
  summary: 'Accepts an invitation.',
  spec: 'spec 2 §7.3, §8',
  params: z.object({ region: regionSchema }),
  body: z.object({
    uid: workspaceParams.shape.uid,
    /** The invited address, as it stands in the link. */
    email: emailSchema,
    secret: invitationSecretSchema,
  }),
  rateLimit: [{ points: 20, seconds: 900, by: 'caller' }],
  responses: {
    200: z.object({ workspace: workspaceCardSchema }),
    /** 403: `wrong_account`; 409: `invitation_used`, `invitation_expired`, `already_member`, `no_seats`. */
    ...errors(401, 403, 404, 409, 422, 429),
  },
})
