import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How the fake endpoint treats one request for vectors. */
export type VectorStep =
  /** A vector per text, from what it is about; `shuffled` answers in another order, as the `index` field allows. */
  | { kind: 'vectors'; shuffled?: boolean }
  /** Nothing until `ms` have passed. */
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Any body with status 200. */
  | { kind: 'body'; body: string }

const topics = [/dog|hund|pet|animal/i, /open|hour|stunde|geöffnet/i, /pay|card|cash|price/i, /park|car/i]

/** A vector that says which of the fake's topics a text is about. */
export function topicVector(text: string): number[] {
  return [...topics.map((topic) => (topic.test(text) ? 1 : 0)), 0.1]
}

/** Plays one step on a response. */
export async function playEmbeddings(
  step: VectorStep,
  input: unknown,
  response: ServerResponse,
): Promise<void> {
  if (step.kind === 'status') {
    if (step.retryAfter !== undefined) response.setHeader('retry-after', step.retryAfter)
    response.writeHead(step.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    return
  }
  if (step.kind === 'slow') await delay(step.ms)
  const texts = Array.isArray(input) ? (input as string[]) : []
  const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: topicVector(text) }))
  if (step.kind === 'vectors' && step.shuffled) data.reverse()
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(step.kind === 'body' ? step.body : JSON.stringify({ object: 'list', data }))
}
