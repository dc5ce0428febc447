import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Step } from './steps.ts'
import { play } from './steps.ts'
import { playEmbeddings, type VectorStep } from './vectors.ts'

/** One request the endpoint received. */
export interface Call {
  method: string
  path: string
  authorization: string
  body: { model?: string; stream?: boolean; messages?: { role: string; content: string }[] } & Record<
    string,
    unknown
  >
}

/** A scripted OpenAI-compatible endpoint on loopback. */
export interface FakeOpenAi {
  /** Base URL for the responder, with `/v1`. */
  url: string
  calls: Call[]
  /** Queues what the next requests get, one step each; without a step they get a normal answer. */
  script(...steps: Step[]): void
  /** The same for embeddings; without a step, texts that share a topic of `topicVector` lie close. */
  scriptVectors(...steps: VectorStep[]): void
  stop(): Promise<void>
}

const defaultVectors: VectorStep = { kind: 'vectors' }
const defaultStep: Step = { kind: 'answer', text: 'Hello from the model.' }

/** Starts the endpoint; `port: 0` picks a free one. */
export async function start({ port }: { port: number }): Promise<FakeOpenAi> {
  const calls: Call[] = []
  const steps: Step[] = []
  const vectorSteps: VectorStep[] = []
  const server = createServer((request, response) => {
    serve(request, response, calls, steps, vectorSteps).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    script: (...more) => void steps.push(...more),
    scriptVectors: (...more) => void vectorSteps.push(...more),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  steps: Step[],
  vectorSteps: VectorStep[],
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  calls.push({
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Call['body'],
  })
  if (request.url === '/v1/embeddings') {
    await playEmbeddings(vectorSteps.shift() ?? defaultVectors, calls.at(-1)?.body.input, response)
    return
  }
  if (request.url !== '/v1/chat/completions') {
    response.writeHead(404).end()
    return
  }
  await play(steps.shift() ?? defaultStep, response)
}
