import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Makes of the built page what the server fills (`api/pages/embed-pages.ts`). Its styles and the few lines that
 * let a visitor type stand in the page itself, so that one answer is all there is to wait for; the script follows the
 * first paint. `draw-page.js` beside it draws the widget on the server.
 */
export function buildPage(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_, bundle) {
      const out = resolve(config.root, config.build.outDir)
      const file = join(out, 'embed.html')
      const html = await readFile(file, 'utf8')
      const script = /<script type="module"[^>]* src="\/(.*?)"><\/script>\s*/.exec(html)
      const style = /<link rel="stylesheet"[^>]* href="\/(.*?)">\s*/.exec(html)
      if (!script || !style) throw new Error('The embed page has no script or no styles of its own')
      const styles = bundle[style[1]!]
      const css = styles?.type === 'asset' ? String(styles.source).trim() : ''
      const start = (await buildStart(config)).replace('__SCRIPT__', () => JSON.stringify(`/${script[1]}`))
      const page = html
        .replace(script[0], '')
        .replace(style[0], '')
        .replace('</head>', () => `<style nonce="vg-nonce">${css}</style><!--vg-head--></head>`)
        .replace('</body>', () => `<script nonce="vg-nonce">${start}</script></body>`)
        .replace(/>\s+</g, '><')
      await writeFile(file, page)
      await buildDrawing(config)
    },
  }
}

/** The script that stands in the page. */
async function buildStart({ root, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      lib: { entry: resolve(root, 'page/start.ts'), name: 'start', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const chunk = output?.output[0]
  if (!chunk) throw new Error('The embed page’s first script came out empty')
  return chunk.code.trim()
}

/** The widget on React, for the server. */
async function buildDrawing({ root, build: { outDir } }: ResolvedConfig): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { external: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'node20',
      ssr: resolve(root, 'page/draw-page.tsx'),
      ssrEmitAssets: false,
      rolldownOptions: { output: { entryFileNames: 'draw-page.js', codeSplitting: false } },
    },
  })
}
