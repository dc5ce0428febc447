import * as z from 'zod/mini'
import { workspaceIdSchema } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { inWorkspace } from '../shared/needs.ts'
import { regionSchema } from '../shared/region.schema.ts'
import { countSchema } from './list.contract.ts'
import { mostToldOf, waitingReasons } from './waiting-rules.ts'

/** A conversation somebody is wanted in. */
export const waitingChatSchema = z.object({
  conversationId: z.string(),
  agentId: z.string(),
  /** '' for the moment in which its agent is being deleted. */
  agentTitle: z.string(),
  /**
   * Its visitor is `waiting` for a person, or has `written` to the caller, who answers it; a note names the caller
   * (`mentioned`), a colleague has `taken` it over from them or
   * `assigned` it to them, or it is theirs and was put aside until now (`woken`).
   */
  why: z.enum(waitingReasons),
  /** Name of the colleague whose doing it was; with `taken` and `assigned` alone. */
  by: z.optional(z.string()),
  /** Since when, in Unix seconds. */
  since: z.int(),
  /** Whether pages tell of it: the caller is online and, for visitors and mentions, who looks after the agent wants it; always with `taken`. */
  notify: z.boolean(),
})
export type WaitingChat = z.infer<typeof waitingChatSchema>

/**
 * Which visitors wait for the caller: those who wait for a person, unless somebody else has them, and those the caller
 * answers who wrote since the caller looked; and, of the last two weeks and until the caller looks, where a note names
 * them, a colleague assigned one to them, one of theirs came back, or a colleague took one over from them, which is told
 * of and not counted. The latest 500 of each are looked at;
 * 100 stands for 100 or more. Who may only look is told of notes that name them, and of nothing else.
 */
export const getWaiting = defineContract({
  id: 'inbox.waiting.get',
  method: 'GET',
  path: '/api/:region/v2/inbox/waiting',
  needs: inWorkspace('view'),
  summary: 'Tells who waits for the caller, and which notes name them.',
  spec: 'spec 3 §2 (Chats)',
  params: z.object({ region: regionSchema }),
  query: z.object({ workspaceId: workspaceIdSchema }),
  responses: {
    200: z.object({
      /** Of all agents. */
      count: countSchema,
      /** By agent id; agents nobody waits for are left out. */
      agents: z.record(z.string(), countSchema),
      /** The latest of them. */
      items: z.array(waitingChatSchema).check(z.maxLength(mostToldOf)),
    }),
    ...errors(401, 403, 404, 422),
  },
})
