import * as z from 'zod/mini'
import { agentParams } from '../agents/agent.contract.ts'
import { defineContract } from '../shared/define-contract.ts'
import { errors } from '../shared/error.ts'
import { ofAgent } from '../shared/needs.ts'
import { pairSchema } from './document.schema.ts'

const questionMissing = 'Please write a question.'

/** A passage found for a question. */
export const foundPassageSchema = z.object({
  documentId: z.string(),
  /** Name of its document. */
  name: z.string(),
  url: z.nullable(z.string()),
  headings: z.array(z.string()),
  text: z.string(),
  /** How likely it answers the question, 0 to 1; 0 for what merely stands by. */
  score: z.number(),
  /** Whether the answer is made from it. */
  used: z.boolean(),
})
export type FoundPassage = z.infer<typeof foundPassageSchema>

const knowledgeAnswer = {
  answer: z.string(),
  /** Whether the knowledge holds the answer. */
  known: z.boolean(),
}

/** Whether a model writes the answers of the chat from what is found. */
const model = z.boolean()

/** What an agent finds for a question and answers to it, as in the chat, by its model where it has one; nothing is kept. */
export const checkKnowledgeQuestion = defineContract({
  id: 'knowledge.question.check',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-question',
  needs: ofAgent('view'),
  summary: 'Shows what an agent finds for a question, and what it answers.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: z.object({
    text: z
      .string(questionMissing)
      .check(
        z.trim(),
        z.minLength(1, questionMissing),
        z.maxLength(500, 'Please use at most 500 characters.'),
      ),
  }),
  rateLimit: [{ points: 60, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      ...knowledgeAnswer,
      /** The agent's threshold. */
      ifKnowsThreshold: z.number(),
      model,
      /** Why no model wrote the answer although one should have; '' for no reason. */
      problem: z.string(),
      passages: z.array(foundPassageSchema),
    }),
    ...errors(401, 404, 422, 429),
  },
})

/**
 * What an agent's knowledge answers to a question now, and would if this pair were among it: an index of its own is
 * made for that, nothing is kept, and no model is asked.
 */
export const checkKnowledgePair = defineContract({
  id: 'knowledge.pair.check',
  method: 'POST',
  path: '/api/:region/v2/agents/:agentId/kb-pair',
  needs: ofAgent('editAgents'),
  summary: 'Tries a question with its answer before both are kept.',
  spec: 'spec 3 §3',
  params: agentParams,
  body: pairSchema,
  rateLimit: [{ points: 20, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      ...knowledgeAnswer,
      /** What the knowledge answers as it is, without the pair. */
      before: z.object(knowledgeAnswer),
      model,
    }),
    ...errors(401, 403, 404, 422, 429),
  },
})

/** Most questions of visitors that are scored. */
export const scoredQuestions = 20

/** How well the agent's knowledge fits each of its own questions: those it suggests, and what visitors asked last. */
export const listKnowledgeScores = defineContract({
  id: 'knowledge.score.list',
  method: 'GET',
  path: '/api/:region/v2/agents/:agentId/kb-scores',
  needs: ofAgent('view'),
  summary: "Scores an agent's suggested questions, and its visitors' latest, against its knowledge.",
  spec: 'spec 3 §3',
  params: agentParams,
  rateLimit: [{ points: 30, seconds: 60, by: 'caller' }],
  responses: {
    200: z.object({
      items: z.array(
        z.object({ text: z.string(), score: z.number(), from: z.enum(['suggested', 'visitors']) }),
      ),
    }),
    ...errors(401, 404, 422, 429),
  },
})
