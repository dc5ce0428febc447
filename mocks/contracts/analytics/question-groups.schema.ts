import * as z from 'zod/mini'

/** Most questions that are grouped at once: the latest ones of a range. */
export const mostGrouped = 1000

/** Questions that ask for the same. */
export const questionGroupSchema = z.object({
  /** The question nearest to all the others. */
  question: z.string(),
  /** Others of the group, in other words; at most four. */
  examples: z.array(z.string()),
  count: z.int(),
  /** Those the agent said it does not know. */
  unknown: z.int(),
  /** Those whose visitor found the answer not helpful. */
  disliked: z.int(),
  /** The knowledge that was written for a question of the group, or holds it in the same words; null where none does. */
  answeredBy: z.nullable(z.object({ documentId: z.string(), name: z.string() })),
})
export type QuestionGroup = z.infer<typeof questionGroupSchema>

/** What visitors asked for. */
export const groupedQuestionsSchema = z.object({
  /** Questions that were read. */
  read: z.int(),
  /** The largest first; a question nobody else asked is a group of its own. */
  groups: z.array(questionGroupSchema),
})
export type GroupedQuestions = z.infer<typeof groupedQuestionsSchema>
