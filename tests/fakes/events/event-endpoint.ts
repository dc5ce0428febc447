import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'

/** One delivery as it arrived. */
export interface ReceivedEvent {
  headers: IncomingHttpHeaders
  /** The bytes that were signed. */
  text: string
  body: { type: string; payload: Record<string, string | number> }
}

/** How the endpoint treats one delivery: a status, with a body if one is given, or silence. */
export type EndpointStep =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'reset'

/** A workspace's events endpoint on loopback. */
export interface FakeEventEndpoint {
  url: string
  /** Its `host:port`, as an allow list names it. */
  host: string
  calls: ReceivedEvent[]
  /** Queues what the next deliveries get, one step each; without a step they get a 200. */
  script(...steps: EndpointStep[]): void
  stop(): Promise<void>
}

/** Starts an endpoint; `port: 0` picks a free one. */
export async function start({ port }: { port: number }): Promise<FakeEventEndpoint> {
  const calls: ReceivedEvent[] = []
  const steps: EndpointStep[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    calls.push({ headers: request.headers, text, body: JSON.parse(text) })
    answer(response, steps.shift() ?? { status: 200 })
  })
  const { host, url, stop } = await listenLocally(server, port)
  return {
    url: `${url}/events`,
    host,
    calls,
    script: (...more) => void steps.push(...more),
    stop,
  }
}

function answer(response: ServerResponse, step: EndpointStep): void {
  if (step === 'hang') return
  if (step === 'reset') response.destroy()
  else response.writeHead(step.status, step.headers).end(step.body)
}

/** Whether a delivery's signature is right, worked out as a receiver does. */
export function isSigned({ headers, text }: ReceivedEvent, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
