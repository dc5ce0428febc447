import * as z from 'zod/mini'
import { givenPictureSchema } from '../files/given-picture.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ownAccount } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { displayNameSchema } from '../workspaces/workspace.contract.ts'
import { codeSchema, newPasswordSchema, sessionSchema } from './account.schema.ts'

const regional = z.object({ region: regionSchema })
const done = z.object({ success: z.literal(true) })

/** A browser someone is signed in with. */
export const sessionCardSchema = z.object({
  /** Public id; no credential. */
  ID: z.string(),
  /** What it calls itself, in words: 'Firefox on Windows'. */
  device: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds, to the hour. */
  lastSeenAt: z.int(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionCard = z.infer<typeof sessionCardSchema>

/** Where the account is signed in, last seen first; at most 100. */
export const listSessions = defineContract({
  id: 'session.session.list',
  method: 'GET',
  path: '/api/:region/sessions',
  needs: ownAccount,
  summary: 'Lists where the account is signed in.',
  spec: 'spec 2 §2.6, §4',
  params: regional,
  responses: { 200: z.object({ items: z.array(sessionCardSchema) }), ...errors(401, 403, 422) },
})

/** Ends one session, or every one but the caller's own, or all of them; its next call is a 401. */
export const removeSession = defineContract({
  id: 'session.session.remove',
  method: 'DELETE',
  path: '/api/:region/sessions',
  needs: ownAccount,
  summary: 'Signs out one browser, the others, or everywhere.',
  spec: 'spec 2 §4',
  params: regional,
  body: z.object({
    /** The one to end. */
    ID: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** Several, when no `ID` is sent. */
    which: z.optional(z.enum(['others', 'all'])),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: { 200: done, ...errors(401, 403, 404, 422, 429) },
})

/**
 * Sets or changes the password and ends every other session. Proven by the current password, or by a mailed code
 * where there is none or it is forgotten: a browser left open is not enough.
 */
export const savePassword = defineContract({
  id: 'session.password.save',
  method: 'POST',
  path: '/api/:region/session/password',
  needs: ownAccount,
  summary: 'Sets or changes the password.',
  spec: 'spec 2 §4',
  params: regional,
  body: z.object({
    password: newPasswordSchema,
    currentPassword: z.optional(z.string().check(z.maxLength(128))),
    code: z.optional(codeSchema),
  }),
  rateLimit: [{ points: 10, seconds: 900, by: 'caller' }],
  responses: { 200: done, ...errors(401, 403, 422, 429) },
})

/** Changes how the caller is called and looks. */
export const saveProfile = defineContract({
  id: 'session.profile.save',
  method: 'POST',
  path: '/api/:region/session/profile',
  needs: ownAccount,
  summary: 'Changes the own name and picture.',
  spec: 'spec 2 §2.6',
  params: regional,
  body: z.object({ displayName: z.optional(displayNameSchema), photoURL: z.optional(givenPictureSchema) }),
  bodyLimit: 1_000_000,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: { 200: sessionSchema, ...errors(401, 403, 422, 429) },
})
