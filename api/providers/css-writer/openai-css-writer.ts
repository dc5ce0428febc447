import { readAnswer } from '#api/css/css-answer.ts'
import {
  type ChatEndpoint,
  type ChatEndpointOptions,
  chatEndpoint,
  openCompletion,
} from '#api/providers/openai/chat-request.ts'
import { readCompletion } from '#api/providers/openai/completion-stream.ts'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { estimatedTokens } from '../../conversations/answer-usage.ts'
import type { TokenUsage } from '../openai/completion-chunk.ts'
import { cssPrompt } from './css-prompt.ts'
import type { CssWriter, CssWriterRequest, WrittenCss } from './css-writer.ts'

/** Where to ask, and which model. */
export interface OpenAiCssWriterOptions extends ChatEndpointOptions {
  /** @default 'gpt-4o' */
  model?: string
  /** Longest an answer may take from start to end, in milliseconds. @default 120000 */
  totalMs?: number
}

/** What is read of an answer, in characters: a style sheet of the longest length, and words. */
const answerLimit = 110_000
const maxTokens = 8_000
const patience = { connectMs: 15_000, idleMs: 30_000, retryAfterMs: 5_000 }

/** Writes through any OpenAI-compatible endpoint. */
export function createOpenAiCssWriter(options: OpenAiCssWriterOptions): CssWriter {
  // Nobody else waits for a style sheet, and reasoning before one takes long.
  const endpoint = chatEndpoint({ ...options, timeouts: { ...patience, ...options.timeouts } })
  const { model = 'gpt-4o', totalMs = 120_000 } = options
  return { kind: 'openai', modelId: model, write: (request) => write(endpoint, model, totalMs, request) }
}

async function write(
  endpoint: ChatEndpoint,
  model: string,
  totalMs: number,
  request: CssWriterRequest,
): Promise<WrittenCss> {
  const deadline = AbortSignal.timeout(totalMs)
  const signal = AbortSignal.any([request.signal, deadline])
  const body = JSON.stringify({
    model,
    messages: cssPrompt(request),
    temperature: 0.2,
    max_tokens: maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  })
  try {
    const response = await openCompletion(endpoint, body, signal)
    let text = ''
    let usage: TokenUsage | undefined
    for await (const chunk of readCompletion(response, endpoint.timeouts.idleMs, signal)) {
      text += chunk.text
      usage = chunk.usage ?? usage
      if (text.length > answerLimit) break
    }
    if (text.trim() === '') throw new ModelError('bad-answer', 'The model sent an empty answer.')
    const counted = usage ?? estimatedTokens([body], [text])
    return { ...readAnswer(text), wishes: [], unknown: [], spent: { modelId: model, ...counted } }
  } catch (error) {
    if (!request.signal.aborted && deadline.aborted) {
      throw new ModelError('timeout', 'The model did not finish in time.')
    }
    throw error
  }
}
