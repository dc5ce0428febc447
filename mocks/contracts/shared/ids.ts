import * as z from 'zod/mini'
import { agentIdPattern } from './agent-id.ts'

/** Agent ids and idempotency keys: 16 characters of the URL alphabet, made in the browser (spec 1 §9). */
export const agentIdSchema = z.string().check(z.regex(agentIdPattern))

/** Ids of any other document, as the server makes them. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/))
