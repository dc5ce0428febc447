import * as z from 'zod/mini'
import { regionSchema } from '../shared/region.schema.ts'
import { permissionSchema } from '../workspaces/permissions.ts'
import { accountRules } from './account-rules.ts'

const { email, password, code } = accountRules

/** An email address: trimmed and lower-cased before it is compared (spec 2 §5). */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(email.longest, email.message),
    z.regex(email.pattern, email.message),
  )

/** A password someone chooses: 8 to 128 characters. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(password.shortest, password.shortMessage),
    z.maxLength(password.longest, password.longMessage),
  )

/** A mailed login code: six digits, ten minutes, five tries (threats 59). */
export const codeSchema = z.string().check(z.trim(), z.regex(code.pattern, code.message))

/** A workspace in switchers: enough to show and to choose it (spec 2 §2.6). */
export const workspaceCardSchema = z.object({
  uid: z.string(),
  workspaceName: z.string(),
  workspacePhotoURL: z.string(),
  region: regionSchema,
  role: z.enum(['owner', 'member']),
  /** What the caller may do there (spec 2 §6). */
  usersPerms: z.array(permissionSchema),
})
export type WorkspaceCard = z.infer<typeof workspaceCardSchema>

/** Who is signed in, as the app shell needs it. Holds nothing secret. */
export const sessionSchema = z.object({
  /** Public id of the session; no credential. */
  authToken: z.string(),
  user: z.object({
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    photoURL: z.string(),
    /** Unix seconds. */
    joinedAt: z.int(),
    region: regionSchema,
    hasPassword: z.boolean(),
  }),
  workspaces: z.array(workspaceCardSchema),
})
export type Session = z.infer<typeof sessionSchema>
