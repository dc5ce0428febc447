import { type Attempt, type Breaker, createBreaker } from '#api/providers/openai/breaker.ts'
import type { ChatMessage } from '#api/providers/openai/chat-message.ts'
import {
  type ChatEndpoint,
  type ChatEndpointOptions,
  chatEndpoint,
} from '#api/providers/openai/chat-request.ts'
import {
  type CompletionRequest,
  completeWithTools,
  withToolRule,
} from '#api/providers/openai/complete-with-tools.ts'
import type { TokenUsage } from '#api/providers/openai/completion-chunk.ts'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { answerLimit } from './answer-blocks.ts'
import { CitationFilter } from './citations.ts'
import { groundsOf } from './grounds.ts'
import { buildMessages, fittingSources } from './prompt.ts'
import { ReasoningFilter } from './reasoning.ts'
import type { Responder, ResponderEvent, ResponderRequest } from './responder.ts'
import { writeSearch } from './write-search.ts'

/** The messages a model receives for a question first, by the very functions that answer it. */
export function messagesFor(request: ResponderRequest): ChatMessage[] {
  const { messages } = completionRequest(
    { ...request, passages: fittingSources(request.passages) },
    request.agent.model,
  )
  return request.tools?.offered.length ? withToolRule(messages) : messages
}

/** Where to ask, and which model. */
export interface OpenAiResponderOptions extends ChatEndpointOptions {
  /** Used for every agent instead of its own model, for endpoints that serve one. */
  model?: string
  /** Longest wait for the first word that is shown, reasoning included, in milliseconds. @default 25000 */
  firstWordMs?: number
  /** Monotonic milliseconds. @default performance.now() */
  now?: () => number
}

/** Keys of workspaces that are known at once; beyond them what was learnt of each is learnt anew. */
const mostKeys = 1000

/** One endpoint, with what was learnt of its models. */
interface Server {
  endpoint: ChatEndpoint
  firstWordMs: number
  /** Models whose answers began inside their reasoning. */
  beginInside: Set<string>
}

/**
 * Answers through any OpenAI-compatible endpoint, streaming, with the passages as quoted sources. While an endpoint
 * fails, questions are not sent to it but fail at once.
 */
export function createOpenAiResponder(options: OpenAiResponderOptions): Responder {
  const { firstWordMs = 25_000 } = options
  const server: Server = { endpoint: chatEndpoint(options), firstWordMs, beginInside: new Set() }
  const breakers = new Map<string, Breaker>()
  /** Of one key: what is refused to it says nothing of the others. */
  function breakerOf(apiKey: string): Breaker {
    const breaker = breakers.get(apiKey) ?? createBreaker(options.now)
    if (breakers.size >= mostKeys) breakers.clear()
    breakers.set(apiKey, breaker)
    return breaker
  }
  const serverFor = ({ apiKey }: { apiKey?: string | undefined }): Server =>
    apiKey ? { ...server, endpoint: { ...server.endpoint, apiKey } } : server
  return {
    kind: 'openai',
    writeSearch: (request) =>
      writeSearch(serverFor(request).endpoint, { ...request, model: options.model ?? request.model }),
    async *reply(request) {
      const model = options.model ?? request.agent.model
      request.signal.throwIfAborted()
      const asked = serverFor(request)
      const attempt = breakerOf(asked.endpoint.apiKey).enter(model)
      try {
        yield* reply(asked, model, request, attempt)
      } catch (error) {
        if (error instanceof ModelError) attempt.failed(error)
        throw error
      } finally {
        attempt.left()
      }
    },
  }
}

async function* reply(
  { endpoint, firstWordMs, beginInside }: Server,
  model: string,
  request: ResponderRequest,
  attempt: Attempt,
): AsyncGenerator<ResponderEvent> {
  const waiting = new AbortController()
  const tooLate = () => waiting.abort(new ModelError('timeout', 'The model did not begin to answer in time.'))
  let late = setTimeout(tooLate, firstWordMs)
  try {
    const signal = AbortSignal.any([request.signal, waiting.signal])
    const sources = fittingSources(request.passages)
    const asked = completionRequest({ ...request, passages: sources }, model)
    const reasoning = new ReasoningFilter(beginInside.has(model))
    let citations = new CitationFilter(sources.length)
    let text = ''
    let usage: TokenUsage | undefined
    let called = false
    let calling = false
    const show = (piece: string): ResponderEvent[] => {
      // Blank lines before the first word, as are left after reasoning, are no beginning.
      const shown = text === '' ? piece.trimStart() : piece
      text += shown
      if (shown !== '') clearTimeout(late)
      return shown === '' ? [] : [{ type: 'delta', text: shown }]
    }
    for await (const chunk of completeWithTools(endpoint, asked, request.tools, signal)) {
      usage = chunk.usage ?? usage
      // What functions take is their own time: the model begins anew when they have answered.
      if (chunk.calling) clearTimeout(late)
      else if (calling && text === '') late = setTimeout(tooLate, firstWordMs)
      calling = chunk.calling ?? false
      called ||= chunk.called ?? false
      const { text: said, restart } = reasoning.push(chunk.text)
      if (restart) {
        beginInside.add(model)
        citations = new CitationFilter(sources.length)
        text = ''
      }
      yield* show(citations.push(said))
      if (text.length > answerLimit) break
    }
    yield* show(citations.push(reasoning.flush()))
    yield* show(citations.flush())
    const whole = text.trim()
    if (whole === '') throw new ModelError('bad-answer', 'The model sent an empty answer.')
    attempt.succeeded()
    const grounds = groundsOf(request, sources, whole, citations)
    yield {
      type: 'done',
      text: whole,
      ...grounds,
      // What a function said is ground enough, unless the model says that it found nothing.
      known: grounds.known || (called && citations.declared !== 'none'),
      ...(usage && { usage }),
    }
  } finally {
    clearTimeout(late)
  }
}

/** What an endpoint is sent for a question, but for tools. `passages` are those that fit. */
function completionRequest(request: ResponderRequest, model: string): CompletionRequest {
  const { agent } = request
  return {
    model,
    messages: buildMessages(request),
    temperature: agent.temperature,
    max_tokens: agent.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  }
}
