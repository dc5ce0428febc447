import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** How hard it is tried: `once` for what is sent many times, `each` for an answer of its own. */
const brotliQuality = { once: 11, each: 4 }
const gzipLevel = { once: 9, each: 6 }

/** Text as it travels in one of the encodings. */
export function compressText(
  text: string | Buffer,
  encoding: Encoding,
  sent: 'once' | 'each',
): Promise<Buffer> {
  const plain = Buffer.from(text)
  if (encoding === 'gzip') return toGzip(plain, { level: gzipLevel[sent] })
  if (encoding === 'br')
    return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[sent] } })
  return Promise.resolve(plain)
}
