import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { modelTroubleSchema } from '../conversations/message.schema.ts'
import { sinceQuery } from '../library/library.schema.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'

/** What is worth doing next, the most pressing first. */
export const nextSteps = ['answerWaiting', 'mendKnowledge', 'answerUnknown', 'addKnowledge', 'none'] as const
export type NextStep = (typeof nextSteps)[number]

/** What came in since a moment. */
export const latelySchema = z.object({
  conversations: z.int(),
  answered: z.int(),
  unknown: z.int(),
  requests: z.int(),
})

/** An agent at one look. */
export const homeSchema = z.object({
  /** Conversations whose visitor waits for a person. */
  waiting: z.int(),
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
  /** Answers of the last seven days. */
  week: z.object({ answered: z.int(), unknown: z.int() }),
  /** What keeps the language model from answering. */
  trouble: z.nullable(modelTroubleSchema),
  /** Documents: all of them, and those that could not be read. */
  knowledge: z.object({ documents: z.int(), failed: z.int() }),
  /** Credits of the agent's workspace; null where it was never given any. */
  credits: z.nullable(
    z.object({
      /** Left, with up to three decimals. */
      left: z.number(),
      /** Used by all agents of the workspace in the last seven days, today among them. */
      week: z.number(),
    }),
  ),
  next: z.enum(nextSteps),
})
export type AgentHome = z.infer<typeof homeSchema>

/** What to do next, from what stands on the page. */
export function nextStepOf({
  waiting,
  knowledge,
  week,
}: Pick<AgentHome, 'waiting' | 'knowledge' | 'week'>): NextStep {
  if (waiting > 0) return 'answerWaiting'
  if (knowledge.failed > 0) return 'mendKnowledge'
  if (knowledge.documents === 0) return 'addKnowledge'
  return week.unknown > 0 ? 'answerUnknown' : 'none'
}

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
