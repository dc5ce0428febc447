import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Scripts for other people's pages, by their entry. The server fills them, but for the last (`api/pages/launcher-scripts.ts`). */
const scripts = {
  'loader/main.ts': 'launcher.js',
  'loader/teaser-main.ts': 'teaser.js',
  'loader/measure-main.ts': 'measure.js',
  'loader/chat-main.ts': 'embed-chat.js',
  'loader/forward.ts': 'embed.js',
}

/**
 * Builds the scripts of other people's pages after the page they load. They need a pass of their own: each is a
 * classic script in one file, under a name that never changes because it stands in those pages.
 */
export function buildLoader(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-loader',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle() {
      for (const [entry, name] of Object.entries(scripts)) {
        await build({
          configFile: false,
          root: config.root,
          publicDir: false,
          logLevel: 'warn',
          build: {
            outDir: config.build.outDir,
            emptyOutDir: false,
            target: config.build.target,
            lib: {
              entry: resolve(config.root, entry),
              name: 'loader',
              formats: ['iife'],
              fileName: () => name,
            },
          },
        })
      }
    },
  }
}
