import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Serves hashed build output: immutable, precompressed, never a listing. Resolves false when there is no such file. */
export function staticFiles(dir: string, maxAge: number, immutable: boolean) {
  // Before the first build there is nothing to serve; the pages say so themselves.
  if (!existsSync(dir)) return async () => false
  const serve = sirv(dir, { maxAge, immutable, gzip: true, brotli: true, etag: true, dotfiles: false })
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      response.once('finish', () => resolve(true))
      response.once('close', () => resolve(true))
      serve(request, response, () => resolve(false))
    })
}
