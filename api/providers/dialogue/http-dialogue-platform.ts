import { DialogueError, type DialoguePlatform, type DialogueRequest } from './dialogue-platform.ts'
import { readTraces } from './read-traces.ts'

/** Where the platform answers. */
export interface DialoguePlatformOptions {
  /** Address before `/state/user/…`. */
  baseUrl: string
  /** Longest wait for a whole turn, in milliseconds. @default 20000 */
  timeoutMs?: number
}

const longestAnswer = 1024 * 1024

/**
 * The compatible platform's published dialogue API: `POST /state/user/{userID}/interact`, authorised by the agent's
 * own key, against the version that is published there. The platform keeps each visitor's state.
 */
export function createDialoguePlatform({
  baseUrl,
  timeoutMs = 20_000,
}: DialoguePlatformOptions): DialoguePlatform {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    async interact(request) {
      const late = AbortSignal.timeout(timeoutMs)
      try {
        const response = await send(base, request, AbortSignal.any([request.signal, late]))
        await assertAccepted(response)
        return readTraces(parse(await readAll(response)))
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason
        if (error instanceof DialogueError) throw error
        if (late.aborted) throw new DialogueError('timeout', 'The platform did not answer in time.')
        // The cause is left out: fetch quotes a malformed header, key and all.
        throw new DialogueError('unavailable', 'The platform could not be reached.')
      }
    },
  }
}

function send(
  base: string,
  { key, userId, action }: DialogueRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${base}/state/user/${encodeURIComponent(userId)}/interact`, {
    method: 'POST',
    headers: {
      authorization: key,
      versionID: 'production',
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({
      action,
      config: {
        tts: false,
        stripSSML: true,
        stopAll: false,
        excludeTypes: ['block', 'debug', 'flow', 'log'],
      },
    }),
    // A redirect could carry the key to another host.
    redirect: 'error',
    signal,
  })
}

async function assertAccepted(response: Response): Promise<void> {
  if (response.ok) return
  await response.body?.cancel()
  const { status } = response
  if ([401, 403, 404].includes(status)) throw new DialogueError('refused', 'The platform refused the key.')
  if (status === 429) throw new DialogueError('busy', 'The platform is busy.')
  throw new DialogueError('unavailable', `The platform answered with status ${status}.`)
}

async function readAll(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > longestAnswer) throw new DialogueError('bad-answer', 'The platform sent too much.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DialogueError('bad-answer', 'The platform sent something that is no turn.')
  }
}
