import * as z from 'zod/mini'

/** Said of what is no measurement ID. */
export const analyticsIdWords = 'Please enter a measurement ID such as G-ABC1234567.'

/** A measurement ID of Google Analytics; empty for none. */
export const analyticsIdSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^(?:G-[A-Z0-9]{4,20})?$/, analyticsIdWords))
