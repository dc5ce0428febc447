import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Context } from 'koa'
import { chooseEncoding, type Encoding, encodings } from './choose-encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
}

/** One file with its compressed forms. */
export interface StaticFile {
  type: string
  etag: string
  bodies: Readonly<Record<Encoding, Buffer | undefined>>
  /** The encodings it has a body in. */
  offered: readonly Encoding[]
}

/** Puts a file of the build into an answer; false when there is none of that path. */
export type ServeStatic = (ctx: Context, path: string, cacheControl: string) => boolean

/**
 * Serves a build from memory. It is read once: a build that replaces the files on disk meanwhile neither breaks the
 * pages that are open nor mixes two versions.
 */
export function createStaticFiles(dir: string): ServeStatic {
  const files = readFiles(dir)
  return (ctx, path, cacheControl) => {
    const file = files.get(path)
    if (!file) return false
    sendStaticFile(ctx, file, cacheControl)
    return true
  }
}

/** Answers with a file in the encoding the caller likes best, or says that it has it already. */
export function sendStaticFile(ctx: Context, file: StaticFile, cacheControl: string): void {
  ctx.set('Cache-Control', cacheControl)
  ctx.set('Vary', 'Accept-Encoding')
  ctx.set('ETag', file.etag)
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const encoding = chooseEncoding(ctx.get('Accept-Encoding'), file.offered)
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.type = file.type
  ctx.body = file.bodies[encoding]
}

/** A file as it is sent; `extension` says what it is. */
export function staticFile(
  extension: string,
  plain: Buffer,
  { br, gzip }: { br?: Buffer | undefined; gzip?: Buffer | undefined },
): StaticFile {
  const bodies = { br, gzip, identity: plain }
  return {
    type: types[extension]!,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies,
    offered: encodings.filter((encoding) => bodies[encoding]),
  }
}

function readFiles(dir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  // Before the first build there is nothing to serve; the pages say so themselves.
  if (!existsSync(dir)) return files
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, name)
    if (!types[extname(name)] || !statSync(path).isFile()) continue
    const compressed = { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) }
    files.set(`/${name.replaceAll('\\', '/')}`, staticFile(extname(name), readFileSync(path), compressed))
  }
  return files
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}
