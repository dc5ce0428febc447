import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { answerLimit } from './answer-blocks.ts'
import type { ChatEndpoint, ResponderTimeouts } from './chat-request.ts'
import { openCompletion } from './chat-request.ts'
import { CitationFilter } from './citations.ts'
import { readCompletion } from './completion-stream.ts'
import { buildMessages } from './prompt.ts'
import type { AnswerUsage, Responder, ResponderEvent, ResponderRequest } from './responder.ts'
import { ResponderError } from './responder.ts'
import { sourcesOf } from './sources.ts'

/** Where to ask and how to prove who asks. */
export interface OpenAiResponderOptions {
  /** Address the path `/chat/completions` is added to, e.g. 'https://api.openai.com/v1'. */
  baseUrl: string
  apiKey: string
  /** Used for every agent instead of its own model, for endpoints that serve one. */
  model?: string
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  timeouts?: Partial<ResponderTimeouts>
}

const defaultTimeouts: ResponderTimeouts = { connectMs: 15_000, idleMs: 30_000, retryAfterMs: 5_000 }

/** Answers through any OpenAI-compatible endpoint, streaming, with the passages as quoted sources. */
export function createOpenAiResponder(options: OpenAiResponderOptions): Responder {
  const endpoint: ChatEndpoint = {
    url: `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`,
    apiKey: options.apiKey,
    timeouts: { ...defaultTimeouts, ...options.timeouts },
    fetch: options.fetch ?? globalThis.fetch,
  }
  return { kind: 'openai', reply: (request) => reply(endpoint, options.model, request) }
}

async function* reply(
  endpoint: ChatEndpoint,
  model: string | undefined,
  request: ResponderRequest,
): AsyncGenerator<ResponderEvent> {
  const response = await openCompletion(endpoint, requestBody(request, model), request.signal)
  const citations = new CitationFilter(request.passages.length)
  let text = ''
  let usage: AnswerUsage | undefined
  const show = (piece: string): ResponderEvent[] => {
    text += piece
    return piece === '' ? [] : [{ type: 'delta', text: piece }]
  }
  for await (const chunk of readCompletion(response, endpoint.timeouts.idleMs, request.signal)) {
    usage = chunk.usage ?? usage
    yield* show(citations.push(chunk.text))
    if (text.length > answerLimit) break
  }
  yield* show(citations.flush())
  if (text.trim() === '') throw new ResponderError('bad-answer', 'The model sent an empty answer.')
  yield { type: 'done', text: text.trim(), ...groundsOf(request, citations.cited), ...(usage && { usage }) }
}

function requestBody(request: ResponderRequest, model: string | undefined): string {
  const { agent } = request
  return JSON.stringify({
    model: model ?? agent.model,
    messages: buildMessages(request),
    temperature: agent.temperature,
    max_tokens: agent.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  })
}

/** What the answer rests on: the cited sources, else the best passage if it fits the question. */
function groundsOf({ agent, passages }: ResponderRequest, cited: ReadonlySet<number>) {
  const named = passages.filter((_, index) => cited.has(index + 1))
  const threshold = agent.ifKnowsThreshold ?? defaultIfKnowsThreshold
  const grounds =
    named.length > 0 ? named : passages.slice(0, 1).filter((one) => one.score > 0 && one.score >= threshold)
  return { sources: sourcesOf(grounds), known: grounds.length > 0 }
}
