import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const compressible = /\.(js|css|svg|json|woff2?|html)$/

/** Writes `.gz` and `.br` beside every text asset, so the server sends small files without work per request. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      const out = resolve(config.root, config.build.outDir)
      for (const name of await readdir(out, { recursive: true })) {
        if (!compressible.test(name) || name.endsWith('.woff2')) continue
        const body = await readFile(join(out, name))
        await writeFile(join(out, `${name}.gz`), gzipSync(body, { level: 9 }))
        await writeFile(
          join(out, `${name}.br`),
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
      }
    },
  }
}
