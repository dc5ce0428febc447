import * as z from 'zod/mini'

/** What is known of a server's key after it was shown: never the key itself, of which only a hash is kept. */
export const secretKeySchema = z.object({
  /** Its last four characters, to tell it from another; '' for one made before they were kept. */
  lastFour: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds, by the minute; null when no call was made with it. */
  lastUsedAt: z.nullable(z.int()),
})
export type SecretKey = z.infer<typeof secretKeySchema>

/** The key that works now, or null when there is none. */
export const currentKeySchema = z.object({ key: z.nullable(secretKeySchema) })
