import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'

/** One request the platform received. */
export interface DialogueCall {
  method: string
  /** Which visitor, from the path. */
  userId: string
  authorization: string
  versionID: string
  action: { type: string; payload?: unknown }
}

/** How the platform treats one request. */
export type DialogueStep =
  /** The traces of a turn. */
  | { traces: unknown[] }
  /** An error status with an error body. */
  | { status: number }
  /** Any body with status 200. */
  | { body: string }
  /** Silence until the client leaves. */
  | { stall: true }
  /** A redirect to another host. */
  | { location: string }

/** A scripted platform on loopback, which answers as its published dialogue API does. */
export interface FakeDialogue {
  url: string
  calls: DialogueCall[]
  /** The only key it takes. */
  key: string
  /** Queues what the next requests get; without a step a launch greets, and a text is repeated. */
  script(...steps: DialogueStep[]): void
  stop(): Promise<void>
}

/** A text trace as the platform sends it. */
export function textTrace(message: string) {
  return { type: 'text', time: 1, payload: { slate: { id: 'x', content: [] }, message, delay: 1000 } }
}

const endpoint = /^\/state\/user\/([^/]+)\/interact$/

/** Starts the platform on a free port. */
export async function startDialogue(): Promise<FakeDialogue> {
  const key = 'VF.DM.0123456789abcdef01234567.Canary0Key0000x'
  const calls: DialogueCall[] = []
  const steps: DialogueStep[] = []
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const userId = endpoint.exec(request.url ?? '')?.[1]
    const { authorization = '', versionid = '' } = request.headers as Record<string, string>
    if (request.method !== 'POST' || userId === undefined) return void response.writeHead(404).end()
    const { action } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Pick<DialogueCall, 'action'>
    calls.push({
      method: request.method,
      userId: decodeURIComponent(userId),
      authorization,
      versionID: versionid,
      action,
    })
    if (authorization !== key) return json(response, 401, { code: 401, status: 'Unauthorized' })
    answer(steps.shift() ?? usual(action), response)
  }

  const { url, stop } = await listenLocally(server)
  return {
    url,
    calls,
    key,
    script: (...more) => void steps.push(...more),
    stop,
  }
}

function usual({ type, payload }: DialogueCall['action']): DialogueStep {
  return { traces: [textTrace(type === 'launch' ? 'Welcome.' : `You said ${String(payload)}.`)] }
}

function answer(step: DialogueStep, response: ServerResponse): void {
  if ('traces' in step) json(response, 200, step.traces)
  else if ('status' in step) json(response, step.status, { code: step.status })
  else if ('body' in step) response.writeHead(200, { 'content-type': 'text/html' }).end(step.body)
  else if ('location' in step) response.writeHead(307, { location: step.location }).end()
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
