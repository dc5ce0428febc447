import * as z from 'zod/mini'

/** What answers are charged as. */
export const answeringKeys = ['chat', 'flow', 'test-chat', 'publish-check'] as const
/** What uses are charged as: answers, and what else a provider is asked for. */
export const featureKeys = [...answeringKeys, 'transcription', 'speech', 'styling'] as const
export type FeatureKey = (typeof featureKeys)[number]

/** What each is called. */
export const featureLabels: Record<FeatureKey, string> = {
  chat: 'Answer to a visitor',
  flow: 'Step of a flow',
  'test-chat': 'Answer in the test chat',
  'publish-check': 'Publish check',
  transcription: 'Understanding a caller',
  speech: 'Speaking',
  styling: 'Styling assistant',
}

/** Longest beginning of a question in a receipt, in characters. */
export const receiptQuestionLimit = 80

/** One use of credits (spec 3 §3, Credit log entry). */
export const receiptSchema = z.object({
  ID: z.string(),
  /** Credits, to three decimals. */
  amount: z.number(),
  direction: z.enum(['increase', 'decrease']),
  causedBy: z.enum(['agent', 'feature']),
  agentId: z.string(),
  /** The agent's name; '' for one that was deleted. */
  agentTitle: z.string(),
  featureKey: z.enum(featureKeys),
  /** The conversation it is of; '' where there is none, or none any more. */
  conversationId: z.string(),
  /** The answer it is of; '' where there is none, or none any more. */
  messageId: z.string(),
  /** The first words the answer was to; '' where they are kept no more. */
  question: z.string(),
  /** What happened, in a sentence. */
  logMessage: z.string(),
  /** Tokens the model read. */
  promptTokens: z.int(),
  /** Tokens the model wrote. */
  completionTokens: z.int(),
  /** As its provider names it; '' for an answer from the knowledge alone. */
  modelId: z.string(),
  /** Unix seconds. */
  ts: z.int(),
  /** The organisation whose credits they are; '' for the workspace's own. */
  orgId: z.string(),
  orgName: z.string(),
  /** Whether the organisation's credits were used. */
  consumedFromOrg: z.boolean(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** What a receipt is written from, as far as its sentence tells. */
interface Answered {
  /** '' for the knowledge alone. */
  modelId: string
  /** The model gave no answer, or broke off. */
  failed: boolean
  /** The model has a price. */
  priced: boolean
}

/** What happened, in a receipt's words. */
export function receiptMessage({ modelId, failed, priced }: Answered): string {
  if (failed) return 'Answered from the knowledge, as the model did not.'
  if (modelId === '') return 'Answered from the knowledge alone.'
  return priced ? `Answered by ${modelId}.` : `Answered by ${modelId}, which has no price yet.`
}

/** What was used beside answers. */
interface Used {
  featureKey: Exclude<FeatureKey, (typeof answeringKeys)[number]>
  modelId: string
  failed: boolean
  priced: boolean
  /** How much of it: '12 s', '140 characters'; '' where tokens tell. */
  amount: string
}

const deeds: Record<Used['featureKey'], string> = {
  transcription: 'Understood',
  speech: 'Spoken',
  styling: 'Styled',
}

/** What happened, in the words of a receipt for something else than an answer. */
export function usedMessage({ featureKey, modelId, failed, priced, amount }: Used): string {
  if (failed) return `Asked ${modelId}, which did not do it.`
  const how = amount && `: ${amount}`
  return `${deeds[featureKey]} by ${modelId}${how}${priced ? '' : ', which has no price yet'}.`
}
