import * as z from 'zod/mini'
import { regionSchema } from '../shared/region.ts'
import { permissionSchema } from '../workspaces/permissions.ts'

/** An e-mail address: trimmed and lower-cased before it is compared (spec 2 §5). */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email'),
    z.regex(/^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/, 'Please enter a valid email'),
  )

/** A password someone chooses: 8 to 128 characters. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(128, 'Use at most 128 characters.'))

/** A mailed login code: six digits, ten minutes, five tries (threats 59). */
export const codeSchema = z
  .string()
  .check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits from the e-mail.'))

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
