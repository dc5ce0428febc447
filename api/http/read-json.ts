import type { IncomingMessage } from 'node:http'
import { parse } from 'secure-json-parse'
import { HttpError } from './http-error.ts'
import { isStorable } from './storable.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body up to `limit` bytes. Refuses other content types (415), larger bodies (413), broken
 * UTF-8, broken JSON, prototype keys, what no document can hold and roots other than an object (400). No body at
 * all is `{}`.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding'] === undefined) return {}
  if (length === '0') return {}
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new HttpError(415)
  const encoding = request.headers['content-encoding']
  if (encoding && encoding !== 'identity') throw new HttpError(415)
  if (Number(length ?? 0) > limit) throw new HttpError(413)
  return parseObject(await readBytes(request, limit))
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.pause()
        reject(new HttpError(413))
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', () => reject(new HttpError(400)))
    request.on('aborted', () => reject(new HttpError(400)))
  })
}

function parseObject(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = parse(utf8.decode(bytes), { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw new HttpError(400)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HttpError(400)
  if (!isStorable(value)) throw new HttpError(400)
  return value
}
