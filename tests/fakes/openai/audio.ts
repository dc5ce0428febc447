import type { ServerResponse } from 'node:http'
import { writeWav } from '#mocks/contracts/voice/wav.ts'

/** How the fake endpoint treats one sound. */
export type AudioStep =
  /** Nothing until the client leaves. */
  | { kind: 'silent' }
  /** A tone of that length, in seconds. */
  | { kind: 'tone'; seconds: number }
  /** A proxy's error page with status 200. */
  | { kind: 'html' }
  /** Bytes without an end. */
  | { kind: 'endless' }
  /** JSON that is no answer. */
  | { kind: 'garbage' }
  | { kind: 'status'; status: number; retryAfter?: string; code?: string }

/** A tone, in seconds. */
function toneOf(seconds: number): Buffer {
  return Buffer.from(
    writeWav(
      Float32Array.from(
        { length: seconds * 16_000 },
        (_, at) => Math.sin((2 * Math.PI * 440 * at) / 16_000) / 4,
      ),
      16_000,
    ),
  )
}

/** A fifth of a second of it. */
export const tone = toneOf(0.2)

/** The fields of a request and the sound in it: a form's, or the body itself. */
export async function readSound(body: Buffer, type: string) {
  if (type.startsWith('application/json'))
    return { fields: JSON.parse(body.toString('utf8')) as Record<string, unknown>, sound: Buffer.alloc(0) }
  if (!type.startsWith('multipart/')) return { fields: { type }, sound: body }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const { file, ...fields } = Object.fromEntries(form) as { file: File } & Record<string, string>
  return { fields: { ...fields, file: file.name }, sound: Buffer.from(await file.arrayBuffer()) }
}

/** Answers one request. */
export async function playAudio(
  step: AudioStep | undefined,
  path: string,
  hear: () => Promise<string>,
  response: ServerResponse,
): Promise<void> {
  switch (step?.kind) {
    case 'silent':
      return
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Bad gateway</title>')
      return
    case 'endless': {
      response.writeHead(200, { 'content-type': 'audio/mpeg' })
      const part = Buffer.alloc(256 * 1024, 0xff)
      const more = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', more)
      more()
      return
    }
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":null,"results":{}}')
      return
    case 'status':
      response.writeHead(step.status, {
        'content-type': 'application/json',
        ...(step.retryAfter !== undefined && { 'retry-after': step.retryAfter }),
      })
      response.end(JSON.stringify({ error: { message: 'no', code: step.code } }))
      return
  }
  if (/speech$|speak$/.test(path)) {
    response
      .writeHead(200, { 'content-type': 'audio/wav' })
      .end(step?.kind === 'tone' ? toneOf(step.seconds) : tone)
    return
  }
  const text = await hear()
  const answer = path.endsWith('listen')
    ? { results: { channels: [{ alternatives: [{ transcript: text }] }] } }
    : { text }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}
