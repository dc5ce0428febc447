import * as z from 'zod/mini'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { agentIdSchema } from '../shared/ids.ts'
import { ofAgent } from '../shared/needs.ts'
import { cssPromptLimit } from './css-rules.ts'
import { sheetChangeSchema, styleWishSchema, textPatchSchema } from './style-wish.ts'

/** One turn of the conversation with the styling assistant (spec 1 §7). */
export const cssMessageSchema = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: z.string().check(z.maxLength(200_000)),
    /** What an answer changed in the sheet, as it came with it: what 'undo that' takes back. */
    changes: z.optional(z.array(sheetChangeSchema).check(z.maxLength(400))),
  })
  .check(
    z.refine(({ role, content }) => role === 'assistant' || content.length <= cssPromptLimit, {
      error: `Please use at most ${cssPromptLimit.toLocaleString('en')} characters.`,
    }),
  )
export type CssMessage = z.infer<typeof cssMessageSchema>

/** What the styling assistant answers. */
export const cssAnswerSchema = z.object({
  success: z.boolean(),
  /** A short reply; holds what is new as one fenced `css` block when something is. */
  response: z.string(),
  /** What makes `currentCSS` the new style sheet; null when there is none. */
  patch: z.nullable(textPatchSchema),
  /** What the new style sheet says otherwise. */
  changes: z.array(sheetChangeSchema),
  /** What was understood, wish by wish; whether each is fulfilled shows on the widget alone. */
  wishes: z.array(styleWishSchema),
  /** Words of the request nobody knows. */
  unknown: z.array(z.string()),
  /** What went wrong, in words; null on success. */
  error: z.nullable(z.string()),
  /** What had to go from the CSS because it loads, overlays, reaches outside or is broken, in plain words. */
  removed: z.array(z.string()),
})
export type CssAnswer = z.infer<typeof cssAnswerSchema>

/** A request in words: the conversation it ends, and what the editor holds. */
export const cssQuestion = {
  /** The conversation so far, oldest first; the last turn is the request. */
  messages: z.array(cssMessageSchema).check(
    z.minLength(1),
    z.maxLength(40),
    z.refine((turns) => turns.at(-1)?.role === 'user' && turns.at(-1)?.content.trim() !== '', {
      error: 'Please say what should look different.',
    }),
  ),
  /** What the editor holds now. */
  currentCSS: z.string().check(z.maxLength(100_000)),
}

/** Writes CSS for an agent's widget from a request in words (spec 1 §2, §7). Nothing is saved. */
export const createCss = defineContract({
  id: 'styling.css.create',
  method: 'POST',
  path: '/api/ai-css-generator',
  needs: ofAgent('view'),
  summary: "Writes CSS for an agent's widget from a request in words.",
  spec: 'spec 1 §7',
  bodyLimit: 500_000,
  body: z.object({
    ...cssQuestion,
    /** The workspace the agent belongs to. */
    userData: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(40)) }),
    agentID: agentIdSchema,
    /** Bucket of the agent's region: `voiceglow-eu`, or empty for the default one; or the region itself. */
    bucket: z.string().check(z.maxLength(40)),
  }),
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: {
    200: cssAnswerSchema,
    ...errors(401, 403, 404, 422, 429),
  },
})
