import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { listenLocally } from './listen-locally.ts'

/** Adds words to the end of a body. */
const inBody = (words: string) => (response: ServerResponse) => {
  const { setHeader, writeHead, end } = response
  const isLength = (name: unknown) => String(name).toLowerCase() === 'content-length'
  // The body becomes longer than was told.
  response.setHeader = (name, value) => (isLength(name) ? response : setHeader.call(response, name, value))
  response.writeHead = ((status: number, headers: string[] = []) => {
    const kept = headers.filter((_, at) => !isLength(headers[at - (at % 2)]))
    return writeHead.call(response, status, kept as never)
  }) as typeof writeHead
  response.end = ((chunk?: string | Buffer) => {
    const isBare = response.req.method === 'HEAD' || [204, 304].includes(response.statusCode)
    const said = [Buffer.from(chunk ?? ''), Buffer.from(isBare ? '' : words)]
    return end.call(response, Buffer.concat(said), 'utf8')
  }) as typeof end
}

/** Where in an answer a name of ours is planted, and how. */
export const plants = {
  'a header': (response: ServerResponse) => {
    response.setHeader('X-Served-By', 'VoiceGlow')
  },
  'a cookie': (response: ServerResponse) => {
    response.setHeader('Set-Cookie', 'voiceglow_seen=1; Path=/')
  },
  'a body': inBody(' by VoiceGlow'),
  'a colour': inBody(' #5B5BF0'),
} satisfies Record<string, (response: ServerResponse) => void>

/** Serves what an app answers with something planted in every answer. */
export async function startPlanted(
  listener: RequestListener,
  plant: (response: ServerResponse) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    plant(response)
    listener(request, response)
  })
  return listenLocally(server)
}
