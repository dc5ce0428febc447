import { gzipSync } from 'node:zlib'
import type { BrowserContext, Request } from 'playwright'

/** A file a browser asked for by itself. */
export interface LoadedFile {
  url: string
  /** `document`, `script`, `stylesheet`, `font`, `fetch` … as the browser names it. */
  kind: string
  /** Bytes of the answer's body under gzip -9, whatever it travelled as. */
  gzip: number
}

/** Everything a browser profile asks for from now on. */
export interface RequestLog {
  /** Requests so far; a place to read from later. */
  count(): number
  /** The finished ones from place `from` to `to`, with their sizes. */
  files(from?: number, to?: number): Promise<LoadedFile[]>
}

/** Writes down the requests of all pages and frames of a profile. */
export function logRequests(context: BrowserContext): RequestLog {
  const requests: Request[] = []
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) requests.push(request)
  })
  return {
    count: () => requests.length,
    files: (from = 0, to = requests.length) => Promise.all(requests.slice(from, to).map(sizeOf)),
  }
}

async function sizeOf(request: Request): Promise<LoadedFile> {
  const response = await request.response()
  const body = await response?.body().catch(() => null)
  return {
    url: request.url(),
    kind: request.resourceType(),
    gzip: body?.byteLength ? gzipSync(body, { level: 9 }).byteLength : 0,
  }
}

/** Bytes of some files together. */
export function bytesOf(files: readonly LoadedFile[], ...kinds: readonly string[]): number {
  return files
    .filter((file) => kinds.length === 0 || kinds.includes(file.kind))
    .reduce((sum, file) => sum + file.gzip, 0)
}

/** The hosts among some files that are none of the given origins'. */
export function foreignHosts(files: readonly LoadedFile[], ...own: readonly string[]): string[] {
  const origins = own.map((url) => new URL(url).origin)
  const foreign = files.filter((file) => !origins.includes(new URL(file.url).origin))
  return [...new Set(foreign.map((file) => new URL(file.url).host))]
}
