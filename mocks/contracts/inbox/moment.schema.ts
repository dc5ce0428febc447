import * as z from 'zod/mini'

/** Unix seconds, as queries carry them. */
export const momentSchema = z.string().check(z.regex(/^\d{1,11}$/))
