import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Builds `embed.js` after the page it loads. It needs a pass of its own: a classic script in one file, under a
 * name that never changes because it stands in other people's pages.
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
            entry: resolve(config.root, 'loader/main.ts'),
            name: 'loader',
            formats: ['iife'],
            fileName: () => 'embed.js',
          },
        },
      })
    },
  }
}
