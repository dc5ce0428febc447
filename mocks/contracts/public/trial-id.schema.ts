import * as z from 'zod/mini'

/** Names a trial; whoever holds it may ask it, and keep what it read. */
export const trialIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
