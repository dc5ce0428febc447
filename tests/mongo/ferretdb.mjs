import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serve, startMs } from './serve.mjs'

const run = promisify(execFile)
const source = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/ferretdb/', import.meta.url))

const BUILD_TIMEOUT_MS = 300_000

/**
 * Starts a server that speaks MongoDB's protocol, built once with Go and kept under `.cache/ferretdb`. Node
 * built-ins only: it is called before anything is compiled.
 * @returns {Promise<{ uri: string, stop: () => Promise<void> } | { skipped: string }>}
 */
export async function startFerretDb() {
  const built = await build()
  if (built.skipped !== undefined) return built
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-ferretdb-'))
  const { uri, stop: end } = await serve(built.binary, ['-dir', dir])
  const stop = async () => {
    await end()
    rmSync(dir, { recursive: true, force: true })
  }
  if (uri !== null) return { uri, stop }
  await stop()
  return { skipped: `FerretDB did not start within ${startMs / 1000} s` }
}

/** @returns {Promise<{ binary: string, skipped?: undefined } | { skipped: string }>} */
async function build() {
  const key = createHash('sha256')
  for (const file of ['go.mod', 'go.sum', 'main.go']) key.update(readFileSync(join(source, file)))
  const binary = join(cache, `ferretdb-${key.digest('hex').slice(0, 16)}`)
  if (existsSync(binary)) return { binary }
  try {
    await run('go', ['version'], { timeout: startMs })
  } catch {
    return { skipped: 'Go is not installed, so FerretDB cannot be built' }
  }
  mkdirSync(cache, { recursive: true })
  const unfinished = `${binary}.${process.pid}`
  try {
    await run('go', ['build', '-o', unfinished, '.'], { cwd: source, timeout: BUILD_TIMEOUT_MS })
    renameSync(unfinished, binary)
    return { binary }
  } catch (error) {
    return {
      skipped: `FerretDB could not be built: ${String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1)}`,
    }
  }
}
