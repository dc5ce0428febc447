import * as z from 'zod/mini'
import { emailSchema } from '../session/account.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone, inWorkspace } from '../shared/needs.ts'
import { pageOf, pageQuery } from '../shared/page.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { permissionSchema, usersPermsSchema } from './permissions.ts'
import { workspaceParams } from './workspace.contract.ts'

/** How long an invitation can be accepted, in days. */
export const invitationDays = 7

/** What the mailed link carries; the server keeps its hash alone. */
export const invitationSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/))

/** Somebody who was invited and has not joined. */
export const invitationSchema = z.object({
  email: z.string(),
  usersPerms: z.array(permissionSchema),
  /** Address of who invited; null when the workspace's own server did. */
  invitedBy: z.nullable(z.string()),
  /** Unix seconds. */
  invitedAt: z.int(),
  /** Unix seconds. */
  expiresAt: z.int(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** Open invitations of a workspace, expired ones included, by address. */
export const listInvitations = defineContract({
  id: 'workspaces.invitation.list',
  method: 'GET',
  path: '/api/:region/v2/workspaces/:uid/invitations',
  needs: inWorkspace('members'),
  summary: 'Lists the invitations nobody has accepted yet.',
  spec: 'spec 2 §2.6',
  params: workspaceParams,
  query: z.object(pageQuery),
  responses: { 200: pageOf(invitationSchema), ...errors(401, 403, 404, 422) },
})

/** Invitations one address is mailed at most, by all workspaces together; calls that send nothing do not count. */
export const invitationMailLimit = { points: 3, seconds: 86_400 } as const

/**
 * Mails an invitation with a magic link; inviting again makes a new link and ends the old one (spec 2 §7.3). The
 * mail is the server's own: `subject` and `html` are taken and not read (decision record 0017).
 */
export const sendInvitation = defineContract({
  id: 'workspaces.invitation.send',
  method: 'POST',
  path: '/api/:region/v2/workspaces/:uid/email',
  needs: inWorkspace('members'),
  summary: 'Invites someone to a workspace.',
  spec: 'spec 2 §5, §7.3',
  params: workspaceParams,
  body: z.object({
    to: emailSchema,
    /** What they may do once they are in. @default `defaultPermissions` */
    usersPerms: z.optional(usersPermsSchema),
    subject: z.optional(z.string().check(z.maxLength(1000))),
    html: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  /** 429, too, after `invitationMailLimit` mails to one address. */
  rateLimit: [{ points: 20, seconds: 3600, by: 'caller' }],
  responses: {
    200: z.object({ success: z.literal(true), invitation: invitationSchema }),
    /** 403 `limit_reached`: every seat is taken. */
    ...errors(401, 403, 404, 422, 429, 503),
  },
})

/** Takes an invitation back: its link no longer works. */
export const removeInvitation = defineContract({
  id: 'workspaces.invitation.remove',
  method: 'DELETE',
  path: '/api/:region/v2/workspaces/:uid/invitations',
  needs: inWorkspace('members'),
  summary: 'Takes an invitation back.',
  spec: 'spec 2 §2.6',
  params: workspaceParams,
  body: z.object({ email: emailSchema }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(401, 403, 404, 422, 429) },
})

/** Tells who holds a link what it leads to. It uses nothing up: opening the page is not accepting. */
export const checkInvitation = defineContract({
  id: 'workspaces.invitation.check',
  method: 'POST',
  path: '/api/:region/rpc/checkInvitation',
  needs: anyone,
  summary: 'Reads what an invitation leads to.',
  spec: 'spec 2 §7.3',
  params: z.object({ region: regionSchema }),
  body: z.object({ uid: workspaceParams.shape.uid, email: emailSchema, secret: invitationSecretSchema }),
  rateLimit: [{ points: 60, seconds: 900, by: 'ip' }],
  responses: {
    200: z.object({
      workspaceName: z.string(),
      workspacePhotoURL: z.string(),
      invitedBy: z.nullable(z.string()),
      status: z.enum(['open', 'used', 'expired']),
      /** Address of the account that is signed in, or null. */
      signedInAs: z.nullable(z.string()),
    }),
    ...errors(404, 422, 429),
  },
})
