import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How the fake endpoint treats one request. */
export type Step =
  /** A complete stream, one event per word; `crlf` ends lines as Windows servers do, `split` cuts events apart. */
  | { kind: 'answer'; text: string; crlf?: boolean; split?: boolean }
  /** Reasoning in a field of its own, then a complete answer; `field` is what providers call it. */
  | { kind: 'reasoning'; field: 'reasoning_content' | 'reasoning'; reasoning: string; text: string }
  /** A complete answer in lists of parts, the first of them reasoning. */
  | { kind: 'parts'; reasoning: string; text: string }
  /** Headers, then nothing until the client leaves. */
  | { kind: 'silent' }
  /** A piece of reasoning every `ms` milliseconds, for ever. */
  | { kind: 'musing'; ms: number }
  /** A complete answer as one JSON body, from servers that ignore `stream`. */
  | { kind: 'json'; text: string }
  /** The model asks for calls, in pieces as they are streamed. */
  | { kind: 'calls'; calls: { name: string; arguments: string }[]; text?: string }
  /** Nothing at all until `ms` have passed, then a complete stream. */
  | { kind: 'slow'; ms: number; text: string }
  /** One word, then silence until the client leaves. */
  | { kind: 'stall'; text: string }
  /** An error status with an error body; `code` is the provider's word for programs. */
  | { kind: 'status'; status: number; retryAfter?: string; message?: string; code?: string }
  /** A proxy's error page with status 200. */
  | { kind: 'html' }
  /** Some words, then the end without `[DONE]` or a finish reason. */
  | { kind: 'truncated'; text: string }
  /** Some words, then a TCP reset. */
  | { kind: 'reset'; text: string }
  /** Some words, then an error object in the stream. */
  | { kind: 'error-event'; text: string; code: string }
  /** An event that is no JSON. */
  | { kind: 'garbage' }

/** Plays one step on a response. */
export async function play(step: Step, response: ServerResponse): Promise<void> {
  switch (step.kind) {
    case 'answer':
      return answer(response, step.text, step.crlf ? '\r\n' : '\n', step.split ?? false)
    case 'json':
      return json(response, 200, {
        choices: [{ message: { content: step.text }, finish_reason: 'stop' }],
        usage,
      })
    case 'calls':
      return void openStream(response).end(callEvents(step.calls, step.text ?? ''))
    case 'slow':
      await delay(step.ms)
      return answer(response, step.text, '\n', false)
    case 'reasoning':
      return stream(response, [
        ...wordsOf(step.reasoning).map((word) => ({ choices: [{ delta: { [step.field]: word } }] })),
        ...wordsOf(step.text).map(wordChunk),
      ])
    case 'parts':
      return stream(response, [
        { choices: [{ delta: { content: [{ type: 'thinking', thinking: step.reasoning }] } }] },
        ...wordsOf(step.text).map((text) => ({
          choices: [{ delta: { content: [{ type: 'text', text }] } }],
        })),
      ])
    case 'silent':
      openStream(response).flushHeaders()
      return
    case 'musing':
      openStream(response)
      while (!response.destroyed) {
        response.write(eventOf({ choices: [{ delta: { reasoning_content: 'Hm. ' } }] }, '\n'))
        await delay(step.ms)
      }
      return
    case 'stall':
      openStream(response).write(eventOf(wordChunk(step.text), '\n'))
      return
    case 'status':
      if (step.retryAfter !== undefined) response.setHeader('retry-after', step.retryAfter)
      return json(response, step.status, {
        error: { message: step.message ?? 'no', code: step.code },
      })
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Bad gateway</title>')
      return
    case 'truncated':
      openStream(response).end(eventOf(wordChunk(step.text), '\n'))
      return
    case 'reset':
      openStream(response).write(eventOf(wordChunk(step.text), '\n'), () =>
        response.socket?.resetAndDestroy(),
      )
      return
    case 'error-event':
      openStream(response).end(
        eventOf(wordChunk(step.text), '\n') + eventOf({ error: { code: step.code } }, '\n'),
      )
      return
    case 'garbage':
      openStream(response).end('data: {not json\n\n')
  }
}

const usage = { prompt_tokens: 12, completion_tokens: 34, total_tokens: 46 }

function wordsOf(text: string): string[] {
  return text.split(/(?<= )/)
}

function stream(response: ServerResponse, chunks: readonly object[]): void {
  const end = { choices: [{ delta: {}, finish_reason: 'stop' }] }
  const events = [...chunks, end].map((chunk) => eventOf(chunk, '\n'))
  openStream(response).end(`${events.join('')}data: [DONE]\n\n`)
}

async function answer(
  response: ServerResponse,
  text: string,
  newline: string,
  split: boolean,
): Promise<void> {
  const events = [
    `: ready${newline}${newline}`,
    ...wordsOf(text).map((word) => eventOf(wordChunk(word), newline)),
    eventOf({ choices: [{ delta: {}, finish_reason: 'stop' }] }, newline),
    eventOf({ choices: [], usage }, newline),
    `data: [DONE]${newline}${newline}`,
  ].join('')
  openStream(response)
  const bytes = Buffer.from(events)
  const size = split ? 7 : bytes.length
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size))
    // Giving way lets each piece leave as its own packet, in the middle of lines and characters.
    if (split) await delay(0)
  }
  response.end()
}

function openStream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

/** Calls as a stream brings them: names first, then the arguments in two halves. */
function callEvents(calls: readonly { name: string; arguments: string }[], text: string): string {
  const delta = (tool_calls: object[]) =>
    eventOf({ choices: [{ delta: { tool_calls }, finish_reason: null }] }, '\n')
  const pieces = calls.map(({ name, arguments: given }, index) => {
    const half = Math.floor(given.length / 2)
    return [
      delta([{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }]),
      delta([{ index, function: { arguments: given.slice(0, half) } }]),
      delta([{ index, function: { arguments: given.slice(half) } }]),
    ].join('')
  })
  const said = text === '' ? '' : eventOf(wordChunk(text), '\n')
  const end = eventOf({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] }, '\n')
  return `${said}${pieces.join('')}${end}data: [DONE]\n\n`
}

function wordChunk(word: string) {
  return { choices: [{ delta: { content: word }, finish_reason: null }] }
}

function eventOf(value: unknown, newline: string): string {
  return `data: ${JSON.stringify(value)}${newline}${newline}`
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
