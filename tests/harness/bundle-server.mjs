// Bundles the server into the folder that is named. A process of its own: a bundler's threads are no part of any test.
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { fromRoot } from '../../api/bootstrap/paths.mjs'

const outDir = process.argv[2]
if (!outDir) throw new Error('Usage: bundle-server.mjs <folder>')

/** What a file finds beside itself, such as the script of a thread, stays beside its source. */
const ownAddresses = {
  name: 'own-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  },
}

await build({
  configFile: false,
  logLevel: 'error',
  root: fromRoot(),
  plugins: [ownAddresses],
  build: { ssr: 'api/main.ts', outDir, target: 'node20', minify: false, copyPublicDir: false },
})
