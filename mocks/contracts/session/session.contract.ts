import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone, ownAccount } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { codeSchema, emailSchema, newPasswordSchema, sessionSchema } from './account.schema.ts'

const regional = z.object({ region: regionSchema })

/** Mails a six-digit code; the answer is the same whether or not the address has an account. */
export const sendCode = defineContract({
  id: 'session.code.send',
  method: 'POST',
  path: '/api/:region/auth/code',
  needs: anyone,
  summary: 'Emails a sign-in code.',
  spec: 'spec 2 §4, §7.2',
  params: regional,
  body: z.object({ email: emailSchema }),
  rateLimit: [
    { points: 5, seconds: 3600, by: 'email' },
    { points: 20, seconds: 900, by: 'ip' },
  ],
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(422, 429, 503) },
})

/** Proves an address by code or password and answers with a one-use ticket for `rpc/tokenToUser`. */
export const createTicket = defineContract({
  id: 'session.ticket.create',
  method: 'POST',
  path: '/api/:region/auth/sign-in',
  needs: anyone,
  summary: 'Checks a code or a password and answers with a one-use ticket.',
  spec: 'spec 2 §7.2',
  params: regional,
  body: z.object({
    email: emailSchema,
    code: z.optional(codeSchema),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  }),
  rateLimit: [
    { points: 10, seconds: 900, by: 'email' },
    { points: 30, seconds: 900, by: 'ip' },
  ],
  responses: {
    200: z.object({
      /** Valid once, for 60 seconds. */
      token: z.string(),
      /** False when the proven address has no account yet. */
      hasAccount: z.boolean(),
    }),
    ...errors(401, 422, 429),
  },
})

/** Exchanges a ticket for a session cookie; makes the account and its workspace when asked to (spec 2 §7.2). */
export const tokenToUser = defineContract({
  id: 'session.token.create',
  method: 'POST',
  path: '/api/:region/rpc/tokenToUser',
  needs: anyone,
  summary: 'Exchanges a sign-in ticket for a session.',
  spec: 'spec 2 §7.2',
  params: regional,
  body: z.object({
    token: z.string().check(z.minLength(20), z.maxLength(200)),
    /** Makes an account in the path's region when the address has none. */
    createAccount: z.optional(z.boolean()),
    /** Password of the new account; without one only codes sign in. */
    password: z.optional(newPasswordSchema),
    /** The campaign the visitor came from. */
    utm_source: z.optional(z.string().check(z.maxLength(200))),
    /** Who sent the visitor: `referredFrom` of the new account's workspace. */
    ref: z.optional(z.string().check(z.maxLength(200))),
  }),
  rateLimit: [{ points: 30, seconds: 900, by: 'ip' }],
  responses: { 200: sessionSchema, ...errors(401, 404, 422, 429) },
})

/** The session of the caller, with the workspaces of both regions. */
export const getSession = defineContract({
  id: 'session.current.get',
  method: 'GET',
  path: '/api/:region/session',
  needs: ownAccount,
  summary: 'Reads who is signed in and which workspaces they have.',
  spec: 'spec 2 §4',
  params: regional,
  responses: { 200: sessionSchema, ...errors(401, 403, 422) },
})

/** Ends the session and clears its cookie; ending no session is a success too. */
export const signOut = defineContract({
  id: 'session.current.remove',
  method: 'POST',
  path: '/api/:region/auth/sign-out',
  needs: anyone,
  summary: 'Signs out.',
  spec: 'spec 2 §7.2',
  params: regional,
  responses: { 200: z.object({ success: z.literal(true) }), ...errors(422) },
})

/** Records a new sign-up for partners and analytics (spec 2 §7.2). */
export const newUser = defineContract({
  id: 'session.newUser.send',
  method: 'POST',
  path: '/api/:region/events/new-user',
  needs: ownAccount,
  summary: 'Records a new sign-up.',
  spec: 'spec 2 §7.2',
  params: regional,
  body: z.object({
    userData: z.object({
      uid: z.string().check(z.maxLength(40)),
      utm_source: z.optional(z.string().check(z.maxLength(200))),
    }),
    ps_xid: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    tolt_referral: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  rateLimit: [{ points: 10, seconds: 3600, by: 'caller' }],
  responses: { 200: z.object({ success: z.boolean() }), ...errors(401, 403, 422, 429) },
})
