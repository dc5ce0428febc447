import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import {
  type ChatEndpoint,
  type ChatEndpointOptions,
  chatEndpoint,
  openCompletion,
} from '#api/providers/openai/chat-request.ts'
import type { TokenUsage } from '#api/providers/openai/completion-chunk.ts'
import { readCompletion } from '#api/providers/openai/completion-stream.ts'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { answerLimit } from './answer-blocks.ts'
import { CitationFilter } from './citations.ts'
import { buildMessages } from './prompt.ts'
import type { Responder, ResponderEvent, ResponderRequest } from './responder.ts'
import { sourcesOf } from './sources.ts'

/** Where to ask, and which model. */
export interface OpenAiResponderOptions extends ChatEndpointOptions {
  /** Used for every agent instead of its own model, for endpoints that serve one. */
  model?: string
}

/** Answers through any OpenAI-compatible endpoint, streaming, with the passages as quoted sources. */
export function createOpenAiResponder(options: OpenAiResponderOptions): Responder {
  const endpoint = chatEndpoint(options)
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
  let usage: TokenUsage | undefined
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
  if (text.trim() === '') throw new ModelError('bad-answer', 'The model sent an empty answer.')
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
