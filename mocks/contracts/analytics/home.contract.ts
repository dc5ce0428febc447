import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { modelTroubleSchema } from '../conversations/message.schema.ts'
import { countSchema } from '../inbox/list.contract.ts'
import { sinceQuery } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'

/** What came in since a moment. */
export const latelySchema = z.object({
  conversations: z.int(),
  answered: z.int(),
  unknown: z.int(),
  requests: z.int(),
  /** Visitors who left their details. */
  leads: z.int(),
})

/** An agent at one look. */
export const homeSchema = z.object({
  /** Conversations whose visitor waits for a person, whoever has them; what was put aside is not among them. */
  waiting: z.int(),
  /** Those in which a visitor waits for the caller or wrote to them, and those given to them or back with them that they have not looked at, as the inbox tells; where a note names them is not counted. 100 for as many or more, null for keys and whoever may not answer. */
  waitingForMe: z.nullable(countSchema),
  /** Since when the first of them waits, in Unix seconds; null where nobody does. */
  waitingSince: z.nullable(z.int()),
  /** Conversations with a person. */
  withMember: z.int(),
  /** Requests to the team nobody dealt with. */
  openRequests: z.int(),
  /** In the days of `timezone`. */
  today: latelySchema,
  /** The time zone of the agent's office hours, by its IANA name. */
  timezone: z.string(),
  /** Since the last visit; null on the first. */
  sinceVisit: z.nullable(latelySchema),
  /** The last seven days, today among them. */
  week: z.object({ answered: z.int(), unknown: z.int(), leads: z.int() }),
  /** What answers: a language model, the knowledge alone where none is set up, or the agent's own platform. */
  answersBy: z.enum(['model', 'knowledge', 'platform']),
  /** What keeps the language model from answering. */
  trouble: z.nullable(modelTroubleSchema),
  /** Documents: all of them, those that could not be read, and those that wait to be read or are being read. */
  knowledge: z.object({ documents: z.int(), failed: z.int(), unread: z.int() }),
  /** Events of the workspace that its endpoint did not take in seven days, and whether it is gone for good; null where there is no endpoint. */
  webhooks: z.nullable(z.object({ undelivered: z.int(), isGone: z.boolean() })),
  /** Credits of the agent's workspace; null where it was never given any. */
  credits: z.nullable(
    z.object({
      /** Left, with up to three decimals. */
      left: z.number(),
      /** Used by all agents of the workspace in the last seven days, today among them. */
      week: z.number(),
    }),
  ),
})
export type AgentHome = z.infer<typeof homeSchema>

/** What whoever looks after an agent sees first. */
export const getHome = defineContract({
  id: 'analytics.home.get',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/home',
  needs: ofAgent('view'),
  summary: 'Reads how an agent does today.',
  spec: 'spec 2 §2.7 (Home)',
  params: agentParams,
  query: z.object({ ...sinceQuery }),
  responses: { 200: homeSchema, ...errors(401, 404, 422) },
})
