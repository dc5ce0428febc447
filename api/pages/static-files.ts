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
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** One file of a build with its precompressed forms. */
interface StaticFile {
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
    ctx.set('Cache-Control', cacheControl)
    ctx.set('Vary', 'Accept-Encoding')
    ctx.set('ETag', file.etag)
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return true
    }
    const encoding = chooseEncoding(ctx.get('Accept-Encoding'), file.offered)
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
    ctx.type = file.type
    ctx.body = file.bodies[encoding]
    return true
  }
}

function readFiles(dir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  // Before the first build there is nothing to serve; the pages say so themselves.
  if (!existsSync(dir)) return files
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, name)
    const type = types[extname(name)]
    if (!type || !statSync(path).isFile()) continue
    const plain = readFileSync(path)
    const bodies = { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`), identity: plain }
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      bodies,
      offered: encodings.filter((encoding) => bodies[encoding]),
    })
  }
  return files
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}
