import * as z from 'zod/mini'

/** A day as `2026-11-23`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.'))

/** Query of everything that is told of some days; both ends belong to them. */
export const rangeQuery = z.object({ from: daySchema, to: daySchema })
