import * as z from 'zod/mini'
import { sourceSchema } from '../conversations/message.schema.ts'
import { idSchema } from '../shared/ids.ts'
import { trimUnseen } from '../shared/visible-text.ts'
import { caseQuestionLimit, phraseLimit, phrasesLimit, reasonLimit } from './check-limits.ts'

const phrases = z
  .array(
    z
      .string()
      .check(
        z.overwrite(trimUnseen),
        z.minLength(1, 'A phrase has at least one character.'),
        z.maxLength(phraseLimit, `Please keep a phrase under ${phraseLimit} characters.`),
      ),
  )
  .check(z.maxLength(phrasesLimit, `Please use at most ${phrasesLimit} phrases.`))

/** What people write of a case. Without any rule, the agent has to know an answer. */
export const checkCaseFieldsSchema = z.object({
  /** What a visitor asks. */
  question: z
    .string()
    .check(
      z.overwrite(trimUnseen),
      z.minLength(1, 'Please enter a question.'),
      z.maxLength(
        caseQuestionLimit,
        `Please keep the question under ${caseQuestionLimit.toLocaleString('en')} characters.`,
      ),
    ),
  /** Phrases that must be in the answer, each of them. */
  mustSay: phrases,
  /** Phrases that must not be in it, none of them. */
  mustNotSay: phrases,
  /** Name of the function the answer must call; '' for none. */
  mustCall: z
    .string()
    .check(z.overwrite(trimUnseen), z.maxLength(100, 'Please choose one of your functions.')),
})
export type CheckCaseFields = z.infer<typeof checkCaseFieldsSchema>

/** One question an agent must answer rightly before it is published. */
export const checkCaseSchema = z.extend(checkCaseFieldsSchema, {
  ID: z.string(),
  /** Grows with every change of the case. */
  rev: z.int(),
  /** The conversation it was taken from; '' for one that was written. */
  conversationId: z.string(),
  /** Unix seconds. */
  createdAt: z.int(),
  /** Unix seconds. */
  updatedAt: z.int(),
})
export type CheckCase = z.infer<typeof checkCaseSchema>

/** A case of an agent's copy, which has none of its conversations. */
export function copiedCase(source: CheckCase): CheckCase {
  return { ...source, conversationId: '' }
}

/** Ids of cases and runs are made in the browser, so that what is sent twice is there once. */
export const checkIdSchema = idSchema

/** One answer of a run. */
export const checkAnswerSchema = z.object({
  /** Light Markdown; '' where there was none. */
  text: z.string(),
  sources: z.array(sourceSchema),
  /** False when the agent said it does not know. */
  known: z.boolean(),
  /** Names of the functions it called, or would have called, in their order. */
  calls: z.array(z.string()),
  /** Why there is no answer, or none by the model; '' where there is. */
  problem: z.string(),
  milliseconds: z.int(),
  /** As its provider names it; '' for an answer from the knowledge alone. */
  modelId: z.string(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  /** Credits, to three decimals; 0 where the model has no price. */
  credits: z.number(),
})
export type CheckAnswer = z.infer<typeof checkAnswerSchema>

/** The rules of a case, `known` and `answered` among them, which each answer has to meet. */
export const checkRules = ['mustSay', 'mustNotSay', 'mustCall', 'known', 'answered'] as const

/** A rule an answer does not meet. */
export const checkFailureSchema = z.object({
  rule: z.enum(checkRules),
  /** The phrase, the function's name, or why there is no answer. */
  text: z.string(),
})
export type CheckFailure = z.infer<typeof checkFailureSchema>

/** What came of one case. */
export const checkResultSchema = z.object({
  caseId: z.string(),
  question: z.string(),
  /** What the draft's answer does not meet; empty for a case that passes. */
  failures: z.array(checkFailureSchema),
  draft: checkAnswerSchema,
  /** What visitors get now; null where the draft is what they get. */
  published: z.nullable(checkAnswerSchema),
  /** Whether that one meets the rules; null where it was not asked. */
  publishedPasses: z.nullable(z.boolean()),
})
export type CheckResult = z.infer<typeof checkResultSchema>

/** `stopped`: it ended by itself before all was asked; `message` says why. */
export const runStates = ['running', 'done', 'cancelled', 'stopped'] as const

/** What a client said of a run. */
export const approvalSchema = z.object({
  decision: z.enum(['approved', 'changes']),
  /** Who they said they are. */
  name: z.string(),
  note: z.string(),
  /** Unix seconds. */
  at: z.int(),
})
export type Approval = z.infer<typeof approvalSchema>

/** One run of all cases, without what came of each. */
export const checkRunSchema = z.object({
  ID: z.string(),
  state: z.enum(runStates),
  /** Why it stopped; '' else. */
  message: z.string(),
  /** Revision of the draft that is asked. */
  draftRev: z.int(),
  /** Revision of the cases that are asked. */
  casesRev: z.int(),
  /** The version visitors get, which is asked beside the draft. */
  publishedVersion: z.int(),
  /** Functions are really called. */
  callsTools: z.boolean(),
  total: z.int(),
  /** Cases asked so far. */
  asked: z.int(),
  failed: z.int(),
  /** Credits of all its answers, to three decimals. */
  credits: z.number(),
  /** Unix seconds. */
  startedAt: z.int(),
  /** Email address of who began it; null for a server's key. */
  startedBy: z.nullable(z.string()),
  /** Unix seconds; null while it runs. */
  endedAt: z.nullable(z.int()),
  approval: z.nullable(approvalSchema),
  /** The link that shows it to a client, until it is taken back; its address is told once. */
  link: z.nullable(z.object({ createdAt: z.int(), expiresAt: z.int() })),
})
export type CheckRun = z.infer<typeof checkRunSchema>

/** Why somebody publishes all the same, or what a client writes to a run. */
export const reasonSchema = z
  .string()
  .check(
    z.overwrite(trimUnseen),
    z.maxLength(reasonLimit, `Please use at most ${reasonLimit.toLocaleString('en')} characters.`),
  )
