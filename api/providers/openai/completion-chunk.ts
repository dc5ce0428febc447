import { ModelError } from './model-error.ts'
import { readToolCalls, type ToolCallPiece } from './tools.ts'

/** Tokens an answer used, where the provider counts them. */
export interface TokenUsage {
  promptTokens: number
  completionTokens: number
}

/** What one event (or a whole unstreamed answer) of a chat completion says. */
export interface CompletionChunk {
  text: string
  /** The model ended its answer. */
  finished: boolean
  /** Pieces of calls the model asks for. */
  toolCalls?: ToolCallPiece[]
  usage?: TokenUsage
}

/** Reads one JSON chunk; an error object or anything that is no completion throws. */
export function readCompletionChunk(json: string): CompletionChunk {
  const root = asRecord(parseJson(json))
  if (!root) throw badAnswer()
  if (root.error) throw errorOf(root.error)
  const choices = root.choices
  if (!Array.isArray(choices)) throw badAnswer()
  const choice = asRecord(choices[0]) ?? {}
  const said = asRecord(choice.delta) ?? asRecord(choice.message)
  const content = said?.content
  const toolCalls = readToolCalls(said?.tool_calls)
  const usage = usageOf(root.usage)
  return {
    text: textOf(content),
    finished: typeof choice.finish_reason === 'string',
    ...(toolCalls.length > 0 && { toolCalls }),
    ...(usage && { usage }),
  }
}

/** Plain text, or the text of a list of parts. Reasoning has fields and parts of its own, which nobody is shown. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map(asRecord)
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('')
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw badAnswer()
  }
}

function errorOf(error: unknown): ModelError {
  const { code, type } = asRecord(error) ?? {}
  const words = `${code} ${type}`
  if (words.includes('quota')) return new ModelError('quota', 'The quota is used up.')
  if (code === 429 || type === 429 || words.includes('rate_limit'))
    return new ModelError('rate-limited', 'The model is busy.')
  return new ModelError('unavailable', 'The model reported an error.')
}

function usageOf(value: unknown): TokenUsage | undefined {
  const usage = asRecord(value)
  const promptTokens = usage?.prompt_tokens
  const completionTokens = usage?.completion_tokens
  if (!isCount(promptTokens) || !isCount(completionTokens)) return undefined
  return { promptTokens, completionTokens }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function badAnswer(): ModelError {
  return new ModelError('bad-answer', 'The model sent something that is no answer.')
}
