import type { TokenUsage } from '../providers/openai/completion-chunk.ts'
import type { ResponderRequest } from '../providers/responder/responder.ts'

/** What a model used for an answer. */
export interface ModelUse extends TokenUsage {
  /** As its provider names it. */
  modelId: string
}

/** What an answer took; for its receipt. */
export interface AnswerUsage extends TokenUsage {
  /** As its provider names it; '' where the knowledge alone answered. */
  modelId: string
  /** From the question to the whole answer. */
  milliseconds: number
  /** The how-manieth answer to its question it is: an answer that broke off is given again. */
  attempt: number
}

/** Characters of a token, about, where a provider does not count. */
const charactersAToken = 4

/** What an answer used: as its provider counts, else by its length and that of what it was made from. */
export function tokensOf(request: ResponderRequest, { text, usage }: UsedFor): TokenUsage {
  return usage ?? estimatedTokens(readOf(request), [text])
}

/** Tokens of what a model read and wrote, about, where its provider does not count. */
export function estimatedTokens(read: readonly string[], written: readonly string[]): TokenUsage {
  return { promptTokens: estimate(read), completionTokens: estimate(written) }
}

/** An answer, and what its provider counted for it. */
export interface UsedFor {
  text: string
  usage?: TokenUsage | undefined
}

/** What several calls of models used; the last one's name stands for them. */
export function addedUse(one: ModelUse | undefined, other: ModelUse | undefined): ModelUse | undefined {
  if (!one || !other) return one ?? other
  return {
    modelId: other.modelId,
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
  }
}

function readOf({ agent, history, passages, text }: ResponderRequest): string[] {
  return [
    agent.systemPrompt,
    ...history.map(({ content }) => content),
    ...passages.map((passage) => passage.text),
    text,
  ]
}

function estimate(parts: readonly string[]): number {
  return Math.ceil(parts.reduce((total, part) => total + part.length, 0) / charactersAToken)
}
