import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { hashFiles } from '#api/bootstrap/hash.mjs'
import { fromRoot } from '#api/bootstrap/paths.mjs'

/** Within the repository, so that packages are found from there. */
const kept = fromRoot('.cache/test-server')
let bundle: Promise<string> | undefined

/** The server in one file, made when its sources have changed: it starts in a third of the time they need. */
export function serverBundle(): Promise<string> {
  bundle ??= bundleServer()
  return bundle
}

async function bundleServer(): Promise<string> {
  const name = hashFiles(['api', 'mocks/contracts', 'package-lock.json'])
  const dir = join(kept, name)
  const file = join(dir, 'main.js')
  if (existsSync(file)) return file
  for (const other of existsSync(kept) ? readdirSync(kept) : []) {
    if (!other.startsWith(name)) rmSync(join(kept, other), { recursive: true, force: true })
  }
  const aside = `${dir}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'error',
    root: fromRoot(),
    plugins: [ownAddresses],
    build: { ssr: 'api/main.ts', outDir: aside, target: 'node20', minify: false, copyPublicDir: false },
  })
  try {
    renameSync(aside, dir)
  } catch (error) {
    // Another process was quicker.
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(file)) throw error
  }
  return file
}

/** What a file finds beside itself, such as the script of a thread, stays beside its source. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  },
}
