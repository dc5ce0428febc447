import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'
import { type AudioStep, playAudio, readSound } from './audio.ts'
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
  /** The same for sounds, of Deepgram's endpoints too; without a step, `hears` says what is heard, and speech is a short tone. */
  scriptAudio(...steps: AudioStep[]): void
  stop(): Promise<void>
}

const defaultVectors: VectorStep = { kind: 'vectors' }
const defaultStep: Step = { kind: 'answer', text: 'Hello from the model.' }

/** Starts the endpoint; `port: 0` picks a free one. */
export async function start({
  port,
  hears = async () => 'When are you open?',
}: {
  port: number
  /** Understands a WAV file. @default always the same question */
  hears?: (wav: Buffer) => Promise<string>
}): Promise<FakeOpenAi> {
  const calls: Call[] = []
  const steps: Step[] = []
  const vectorSteps: VectorStep[] = []
  const audioSteps: AudioStep[] = []
  const server = createServer((request, response) => {
    serve(request, response, { calls, steps, vectorSteps, audioSteps, hears }).catch(() => response.destroy())
  })
  const { url, stop } = await listenLocally(server, port)
  return {
    url: `${url}/v1`,
    calls,
    script: (...more) => void steps.push(...more),
    scriptVectors: (...more) => void vectorSteps.push(...more),
    scriptAudio: (...more) => void audioSteps.push(...more),
    stop,
  }
}

/** What the endpoint answers with. */
interface Script {
  calls: Call[]
  steps: Step[]
  vectorSteps: VectorStep[]
  audioSteps: AudioStep[]
  hears: (wav: Buffer) => Promise<string>
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { calls, steps, vectorSteps, audioSteps, hears }: Script,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const type = request.headers['content-type'] ?? ''
  const url = new URL(request.url ?? '/', 'http://fake')
  const isAudio = /^\/v1\/(audio\/(transcriptions|speech)|listen|speak)$/.test(url.pathname)
  const heard = isAudio ? await readSound(Buffer.concat(parts), type) : undefined
  calls.push({
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization ?? '',
    body: heard?.fields ?? (JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Call['body']),
  })
  if (heard) {
    await playAudio(audioSteps.shift(), url.pathname, async () => hears(heard.sound), response)
    return
  }
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
