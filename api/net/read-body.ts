import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { GuardedFetchError } from './guarded-fetch-error.ts'

/** Servers often cut the last bytes of a compressed stream; browsers show what arrived, and so do we. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

/** What `readBody` can undo, as sent in `Accept-Encoding`. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

/**
 * Reads a response to its end, never holding more than `maxBytes` after decompression, so a small
 * compressed bomb stops as early as an endless stream.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  onBytes: (count: number) => void = () => {},
): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new GuardedFetchError('too-large')
  const decoder = decoderFor(response.headers['content-encoding'])
  const source = decoder ? pipeline(response, decoder, () => {}) : response
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length
    onBytes(chunk.length)
    if (size > maxBytes) throw new GuardedFetchError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function decoderFor(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip(LENIENT)
    case 'deflate':
      return createInflate(LENIENT)
    case 'br':
      return createBrotliDecompress()
    default:
      throw new GuardedFetchError('bad-type')
  }
}
