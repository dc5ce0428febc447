import * as z from 'zod/mini'
import { linkIdentitySchema } from '../agency/link-identity.schema.ts'
import { sourceSchema } from '../conversations/message.schema.ts'
import { defineContract, type RateLimit } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { anyone } from '../shared/needs.ts'
import type { Refusal } from '../shared/refusal.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { trimUnseen } from '../shared/visible-text.ts'
import { approvalSchema, reasonSchema } from './check.schema.ts'
import { approverLimit } from './check-limits.ts'

/** What a link for an approval carries; the server keeps its hash alone. */
export const approvalSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/**
 * Calls about one link in fifteen minutes, and calls from one address: many clients may share an address, and it is
 * counted only so that nobody guesses on.
 */
const limitsOf = (ofLink: number): RateLimit[] => [
  { points: 300, seconds: 900, by: 'ip' },
  { points: ofLink, seconds: 900, by: 'secret' },
]

const shownAnswerSchema = z.object({ text: z.string(), sources: z.array(sourceSchema) })

/** What a client is shown: answers before and after, and nothing of what they cost or how they are checked. */
export const shownRunSchema = z.object({
  agentTitle: z.string(),
  /** Who asks: the agency where one shows itself, else the workspace. */
  workspaceName: z.string(),
  /** Whose page it is: ours, or an agency's; null for nobody's. */
  sender: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('product'), name: z.string() }),
      z.extend(linkIdentitySchema, { kind: z.literal('agency') }),
    ]),
  ),
  /** Unix seconds. */
  checkedAt: z.int(),
  /** Unix seconds. */
  expiresAt: z.int(),
  /** Whether the draft and its knowledge are still those that were asked. */
  isCurrent: z.boolean(),
  /** Whether the draft that was asked is what visitors get. */
  isPublished: z.boolean(),
  items: z.array(
    z.object({
      question: z.string(),
      after: shownAnswerSchema,
      /** What visitors get until then; null where it was not asked. */
      before: z.nullable(shownAnswerSchema),
      changed: z.boolean(),
    }),
  ),
  /** What was decided; null for nothing yet. */
  approval: z.nullable(approvalSchema),
})
export type ShownRun = z.infer<typeof shownRunSchema>

/** Shows who holds a link what it is about. A link that is wrong, over or taken back is a 404. */
export const readApproval = defineContract({
  id: 'publishing.approval.get',
  method: 'POST',
  path: '/api/:region/rpc/readApproval',
  needs: anyone,
  summary: 'Reads what a link for an approval shows.',
  spec: 'issue 13 §9',
  params: z.object({ region: regionSchema }),
  body: z.object({ secret: approvalSecretSchema }),
  rateLimit: limitsOf(60),
  responses: { 200: shownRunSchema, ...errors(404, 422, 429) },
})

/** The refusal of approving what visitors would not get any more; changes may be asked for all the same. */
export function refuseApproval(isCurrent: boolean, decision: 'approved' | 'changes'): Refusal | undefined {
  if (isCurrent || decision === 'changes') return undefined
  return {
    status: 409,
    code: 'outdated',
    message: 'The agent changed after these answers were made. Ask for a new link, or ask for changes.',
  }
}

/** Keeps what the client decided with the run; nothing is published by it. Another decision takes its place. */
export const saveApproval = defineContract({
  id: 'publishing.approval.save',
  method: 'POST',
  path: '/api/:region/rpc/saveApproval',
  needs: anyone,
  summary: 'Keeps what a client decided about checked answers.',
  spec: 'issue 13 §9',
  params: z.object({ region: regionSchema }),
  body: z.object({
    secret: approvalSecretSchema,
    decision: z.enum(['approved', 'changes']),
    name: z
      .string()
      .check(
        z.overwrite(trimUnseen),
        z.minLength(1, 'Please enter your name.'),
        z.maxLength(approverLimit, `Please keep your name under ${approverLimit} characters.`),
      ),
    note: reasonSchema,
  }),
  rateLimit: limitsOf(20),
  responses: { 200: approvalSchema, ...errors(404, 409, 422, 429) },
})
